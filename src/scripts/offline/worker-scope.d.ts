// What a service worker finds where it runs: TypeScript knows either that or pages.
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface ReadEvent extends ExtendableEvent {
  /** The addresses of what the page consists of. */
  readonly data: string[];
  readonly source: { readonly url: string };
}

interface WindowEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
}

declare const registration: ServiceWorkerRegistration;
declare const clients: { claim(): Promise<void> };
declare const skipWaiting: () => Promise<void>;

/** Written before the worker when the site is built: src/integrations/service-worker.ts. */
declare const KEPT: string[];
declare const KEPT_VERSION: string;
declare const SITE_VERSION: string;
