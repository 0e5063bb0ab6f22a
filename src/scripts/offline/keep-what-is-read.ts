// Tells the service worker what a page that was read consists of, so that it opens without a line too. Pages that a browser
// only fetched ahead tell nothing.
import { policyNamed } from '../trusted-types.ts';
import { savesData } from '../saves-data.ts';

const WORKER = '/sw.js';

export function keepWhatIsRead() {
  const { serviceWorker } = navigator;
  if (!serviceWorker || savesData(navigator.connection)) return;
  const tell = () =>
    serviceWorker.controller?.postMessage(
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
  tell();
  // On the first visit, and after a release.
  serviceWorker.addEventListener('controllerchange', tell);
  const policy = policyNamed('service-worker', {
    createScriptURL: (address: string) => (address === WORKER ? address : ''),
  });
  // Some browsers refuse it where they are to keep nothing.
  serviceWorker.register(policy.createScriptURL(WORKER)).catch(() => undefined);
}
