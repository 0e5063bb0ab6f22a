// Registers the service worker and sends it the files of the page, so that the page opens offline. Prefetched pages run
// no scripts, so they are not cached.
import { policyNamed } from '../trusted-types.ts';
import { savesData } from '../saves-data.ts';

const WORKER = '/sw.js';

export function cachePage() {
  const { serviceWorker } = navigator;
  if (!serviceWorker || savesData(navigator.connection)) return;
  const send = () =>
    serviceWorker.controller?.postMessage(
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
  send();
  // On the first visit, and after a release.
  serviceWorker.addEventListener('controllerchange', send);
  const policy = policyNamed('service-worker', {
    createScriptURL: (address: string) => (address === WORKER ? address : ''),
  });
  // Rejected in some private modes.
  serviceWorker.register(policy.createScriptURL(WORKER)).catch(() => undefined);
}
