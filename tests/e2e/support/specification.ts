// What the specification says, word for word: the tests hold the built site against it.
export const conditions = [
  'knee-pain',
  'low-back-pain',
  'neck-pain',
  'shoulder-pain',
  'hip-pain',
  'sciatica',
  'cervical-spondylosis',
  'acl-tear',
  'cancer-pain',
  'trigeminal-neuralgia',
  'knee-arthritis',
  'neuropathic-pain',
  'migraine-headache',
  'herniated-disc',
  'disc-prolapse',
  'slipped-disc',
  'elbow-hand-wrist-pain',
  'abdominal-region-pain',
  'foot-ankle-pain',
  'sports-injuries',
];

export const listedServices = [
  'non-surgical-regenerative-therapy-knee-joint',
  'cervical-facet-joint-injections',
  'genicular-nerve-block',
  'nerve-block-injections',
  'sacroiliac-joint-pain',
  'superior-hypogastric-plexus-block',
  'vertebroplasty',
  'non-surgical-regenerative-therapy-hip-joint',
  'cervical-medial-branch-block',
  'intercoastal-nerve-block',
  'prp-therapy-plantar-fascitis',
  'sphenopalatine-ganglion-block',
  'thoracic-medial-branch-block',
  'non-surgical-regenerative-therapy-shoulder-joint',
  'coeliac-plexus-block',
  'intrathecal-pump-implantation',
  'prp-injection-tennis-elbow',
  'spinal-cord-stimulators',
  'tens-therapy',
  'caudal-epidural-injections',
  'ganglion-impar-block',
  'lumbar-medial-branch',
  'lumbar-sympathetic-block',
  'radiofrequency-ablation-rfa',
  'stellate-ganglion-block',
  'trigeminal-nerve-block-rfa',
];

/** Slugs that only the look-up of the services knows; three of them are second readings of a listed page. */
export const unlistedServices = [
  'intercostal-nerve-block',
  'caudal-epidural-injection',
  'trigeminal-nerve-block',
  'disc-prolapse-endoscopic-procedure',
];
export const secondReadings: Record<string, string> = {
  'intercostal-nerve-block': 'intercoastal-nerve-block',
  'caudal-epidural-injection': 'caudal-epidural-injections',
  'trigeminal-nerve-block': 'trigeminal-nerve-block-rfa',
};

export const screens = [
  '/',
  '/about',
  '/service_and_pain',
  '/for-patients/contacts',
  '/for-patients/testimonials',
  '/for-patients/news-events',
  '/for-patients/blogs',
];

/** The parent paths of the menu, which have pages of their own. */
export const parents = ['/pain-conditions', '/services', '/for-patients'];

export const homeCards = [
  'pain-conditions/low-back-pain',
  'pain-conditions/neck-pain',
  'pain-conditions/shoulder-pain',
  'pain-conditions/knee-pain',
  'pain-conditions/migraine-headache',
  'pain-conditions/trigeminal-neuralgia',
];

export const patientPages = ['testimonials', 'news-events', 'blogs', 'contacts'].map(
  (slug) => `/for-patients/${slug}`,
);
export const conditionPages = conditions.map((slug) => `/pain-conditions/${slug}`);
export const servicePages = listedServices.map((slug) => `/services/${slug}`);

/** The screens that "scroll to top". */
export const pagesThatStartAtTop = [
  '/',
  '/pain-conditions/knee-pain',
  '/for-patients/contacts',
  '/for-patients/testimonials',
  '/for-patients/blogs',
];
