// Facts about the practice. The sets of hours differ by specification: each is named for where it appears.
import * as f from '../fields.ts';
import { fewestPixels } from '../picture-limits.ts';
import { price, sample } from './shared.ts';

const hours = (where: string) =>
  f.list(
    f.group('Opening hours', 'One line.', {
      days: f.line('Days', 'For example Monday to Saturday.', 60),
      time: f.line('Time', 'For example 8:00 AM – 8:00 PM.', 60),
    }),
    `Hours ${where}`,
    `Opening hours as shown ${where}.`,
    { min: 1 },
  );

/** The shown number may omit the country code. */
const isSame = (digits: string, number: string) => digits.length > 5 && number.endsWith(digits);

const phone = (label: string, hint: string) =>
  f
    .group(label, hint, {
      label: f.line('As shown', 'For example +91 98765 43210.', 24),
      number: f
        .line('To dial', 'With + and country code, digits only.', 16)
        .regex(/^\+\d{8,15}$/, '"To dial" must be + and digits'),
    })
    .refine(({ label: shown, number }) => isSame(shown.replace(/^0|\D/g, ''), number), {
      path: ['number'],
      error: 'The number to dial is another than the one that is shown',
      params: { fix: 'Write the same number in both, to dial with + and the country code.' },
    });

/** A visit in another language, for the page of prices. */
const visitIn = (name: string) =>
  f
    .group(name, `The same in ${name}.`, {
      what: f.line('What for', 'The same.', 80),
      includes: f.line('What is included', 'The same.', 200),
    })
    .optional();

const clock = (label: string) =>
  f
    .line(label, 'On the 24-hour clock, for example 09:00.', 5)
    .regex(/^\d\d:\d\d$/, `"${label}" must be like 09:00`);

const openHours = (label: string, hint: string) =>
  f.group(label, hint, {
    days: f.list(
      f.choice(
        ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        'Day',
        'In English.',
      ),
      'Days',
      'The days the practice is open.',
      { min: 1, max: 7 },
    ),
    opens: clock('Opens'),
    closes: clock('Closes'),
  });

const branch = f.group('Branch', 'Another place where the doctors see patients.', {
  name: f.line('Name', 'As patients call it.', 60),
  phone: phone('Phone', 'The number of this place.'),
  address: f.line('Address', 'As on an envelope, in one line.'),
  map: f.webAddress('Map', 'A link to a map.').optional(),
  hours: openHours('Opening hours', 'When patients are seen there.'),
});

/** Plain text that becomes a link with a target. */
const inertLink = f.group('Entry', 'Text that becomes a link once it has a target.', {
  text: f.line('Text', 'What is shown.', 60),
  target: f.target('Target', 'Without one it is plain text and not a link.').optional(),
});

const mark = 'The mark beside the name, in browser tabs, on home screens and in shared pictures:';

export const practice = f.group('Practice', 'The facts of the practice.', {
  sample,
  name: f.line('Name of the practice', 'As on the signboard.', 80),
  doctor: f.line("Doctor's name", 'The logo in the navigation bar.', 60),
  tagline: f.withTown(f.line('Tagline', 'A few words for search engines and the home page.', 90)),
  logo: f
    .pictureFile(
      'Logo',
      `${mark} about as wide as it is high, an SVG, or at least ${fewestPixels} pixels wide. Without one, the mark of the sample.`,
      `${mark} about as wide as it is high, and at least ${fewestPixels} pixels wide. Without one, the mark of the sample. Save a drawing (SVG) as a PNG first.`,
    )
    .optional(),
  colours: f
    .group(
      'Colours',
      'The two colours of the practice. Text on them is light or dark, whichever is easier to read.',
      {
        action: f.colour('Action', 'Buttons and the chosen page number', '#1f4460').optional(),
        highlight: f
          .colour('Highlight', 'The main button, and lines beside what matters', '#edb13c')
          .optional(),
      },
    )
    .optional(),
  website: f
    .webAddress('Website', 'The address of this site, without a slash at the end.')
    .regex(/[^/]$/, '"Website" ends with a slash'),
  phone: phone('Phone', 'The number patients call.'),
  afterHours: phone(
    'After hours',
    'The number that patients call at night and on Sundays after a procedure, if a person answers it. Remove it if the practice has none: the pages then send patients to a hospital.',
  ).optional(),
  whatsapp: f
    .line(
      'WhatsApp',
      'A mobile number with 91 before it, digits only. Leave it out if the practice has none.',
      15,
    )
    .regex(/^91[6-9]\d{9}$/, '"WhatsApp" must be a mobile number: 91 and ten digits that begin with 6 to 9')
    .optional(),
  email: f.email('E-mail', 'The address patients write to.'),
  booking: f.webAddress('Booking page', 'A page elsewhere on which patients book a slot.').optional(),
  reviews: f.webAddress('Reviews', 'A page elsewhere with reviews of the practice.').optional(),
  privacyOfficer: f
    .line(
      'Privacy officer',
      'Who answers questions and complaints about personal details. The law wants a name on the website.',
      60,
    )
    .optional(),
  hosting: f
    .line(
      'Hosting company',
      'Whose server keeps what the forms send, and where: "Example Hosting Ltd, in Mumbai, India", or "the practice itself, in Pune, India".',
      100,
    )
    .optional(),
  analytics: f
    .group('Visit counter', 'Counts visits. The privacy notice says so by itself.', {
      service: f.choice(['Umami', 'Plausible'], 'Service', 'Whose script it is.'),
      script: f.webAddress('Script', 'Its address, such as https://cloud.umami.is/script.js.'),
      site: f.line('Site', 'The website ID in Umami, or the domain in Plausible.', 80),
      receiver: f
        .webAddress(
          'Sends to',
          'If not to the server of the script: https://gateway.umami.is for Umami Cloud.',
        )
        .optional(),
    })
    .optional(),
  videoChannel: f.line('Video channel', 'The handle as shown in the footer.', 60),
  address: f.group('Address', 'Where the practice is.', {
    street: f.line('Street', 'House and street.'),
    area: f.line('Area', 'Part of the city.'),
    city: f.line('City', 'The city. Texts with {town} name it.', 60),
    cityInHindi: f.line('City in Hindi', 'In its letters: पुणे. The pages in Hindi name it.', 60).optional(),
    cityInMarathi: f
      .line(
        'City in Marathi',
        'In its letters, with the ending that means "of the city": पुण्यातले. The pages in Marathi name it.',
        60,
      )
      .optional(),
    state: f.line('State', 'The state.'),
    pin: f.line('PIN code', 'Six digits.', 6).regex(/^[1-9]\d{5}$/, '"PIN code" must be six digits'),
    map: f
      .webAddress(
        'Map',
        'A link to a map: search for the practice there, then share it. Without it, the link searches for the address.',
      )
      .regex(/\bmaps?\b|mappls|goo\.gl|openstreetmap/, '"Map" must be a link to a map')
      .optional(),
  }),
  hours: f.group('Opening hours', 'One set for each place that shows them, and one for search engines.', {
    footer: hours('in the footer'),
    conditionPage: f.line('Hours on condition pages', 'One line, exactly as shown.', 60),
    servicePage: f.line('Hours on service pages', 'One line, exactly as shown.', 120),
    contactPage: hours('on the contact page'),
    confirmed: openHours('Confirmed hours', 'The one set of hours given to search engines.'),
    differ: f
      .line(
        'Why they differ',
        'For patients, below the phone number: when a person answers the phone, and why the other hours differ. Name the hours of the footer or none, so that no page shows three sets.',
      )
      .optional(),
  }),
  branches: f.optionalList(
    branch,
    'Further branches',
    'Shown on the contact page. The forms say that the front desk asks which one suits.',
  ),
  prices: f.optionalList(
    price({
      what: f.line('What for', 'For example: First visit.', 60),
      hindi: visitIn('Hindi'),
      marathi: visitIn('Marathi'),
    }),
    'Prices of visits',
    'On the contact page. Those of procedures are with each procedure.',
  ),
  visitorCount: f.number('Visitor count', 'The number in the footer.'),
  visitorNote: f.line('What the visitor count means', 'A touch on the number shows it.', 160),
  quickLinks: f.list(
    inertLink,
    'Quick links',
    'The list in the footer. Plain text until an entry has a target.',
  ),
  social: f.list(
    f
      .group('Social icon', 'An icon in the footer.', {
        kind: f.choice(['facebook', 'instagram', 'youtube', 'email', 'phone'], 'Kind', 'Decides the icon.'),
        text: f.line('Name', 'Read aloud by screen readers.', 60),
        target: f
          .target('Target', 'Without one it is an icon and not a link. E-mail and phone need none.')
          .optional(),
      })
      .refine(({ kind, target }) => !target || (kind !== 'email' && kind !== 'phone'), {
        path: ['target'],
        error: 'The e-mail and the phone here are those of the practice',
        params: { fix: 'Remove the target.' },
      }),
    'Social icons',
    'Two placeholders, one e-mail, one phone.',
  ),
  designer: f.line('Designer credit', 'Shown in the footer of the contact page.', 80),
  emergency: f.line('In an emergency', 'One sentence, shown near the forms and in the footer.'),
});
