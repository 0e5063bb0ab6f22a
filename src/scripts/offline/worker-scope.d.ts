// The global scope of a service worker. TypeScript has either that or the scope of pages.
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface ReadEvent extends ExtendableEvent {
  /** The addresses of the files of the page. */
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

/** The build adds these constants (src/integrations/service-worker.ts). */
declare const PRECACHED: string[];
/** The offline pages, English last. */
declare const OFFLINE: string[];
declare const PRECACHE_VERSION: string;
declare const SITE_VERSION: string;
