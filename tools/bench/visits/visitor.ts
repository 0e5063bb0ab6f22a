export interface Visitor {
  bookingButton: () => HTMLElement | undefined;
  menuButton: () => HTMLElement | undefined;
  link: () => HTMLElement | undefined;
  /** Until the dialog is on the screen, and until its form is alive. */
  timeDialog: () => Promise<{ dialog: number; form?: number }>;
  /** Taps all the time until there is a dialog. */
  tapUntilDialog: () => Promise<number>;
  noteTap: () => void;
}

declare global {
  interface Window {
    visitor: Visitor;
  }
}

/** Runs in the page before its own scripts: finds what a visitor would tap, and stops the time. */
export function meetVisitor() {
  const isSeen = (element: Element) => {
    const { width, height, left } = element.getBoundingClientRect();
    return (
      width > 0 && height > 0 && left < innerWidth && element.checkVisibility({ visibilityProperty: true })
    );
  };
  const find = (selector: string, fits: (element: HTMLElement) => boolean) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => isSeen(element) && fits(element));
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(undefined);
      });
    });
  const frame = () => new Promise(requestAnimationFrame);
  const tap = () =>
    new Promise<number>((resolve) =>
      addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
    );

  const bookingButton = () =>
    find('a, button', (element) => /^\s*Book /.test(element.textContent) && !element.closest('dialog'));
  const menuButton = () => find('button', ({ textContent }) => textContent.trim() === 'Menu');
  const dialog = () => find('dialog[open]', (element) => Number(getComputedStyle(element).opacity) >= 0.9);

  window.visitor = {
    bookingButton,
    menuButton,
    link: () =>
      find('main a', (element) => {
        const { pathname } = element as HTMLAnchorElement;
        return /^\/(pain-conditions|services)\/./.test(pathname) && pathname !== location.pathname;
      }),
    async timeDialog() {
      const tapped = await tap();
      while (!dialog()) await frame();
      const seen = (await painted()) - tapped;
      if (!dialog()?.querySelector('astro-island')) return { dialog: seen };
      while (dialog()?.querySelector('astro-island[ssr]')) await frame();
      return { dialog: seen, form: performance.now() - tapped };
    },
    async tapUntilDialog() {
      for (let tappedAt = -Infinity; !dialog(); await frame()) {
        if (performance.now() - tappedAt < 100) continue;
        tappedAt = performance.now();
        (bookingButton() ?? menuButton())?.click();
      }
      return painted();
    },
    noteTap: () => void tap().then((time) => (sessionStorage.tapped = performance.timeOrigin + time)),
  };

  const arrive = async () => {
    while (!document.querySelector('h1')) await frame();
    sessionStorage.arrived = performance.timeOrigin + (await painted());
  };
  if (sessionStorage.tapped && !sessionStorage.arrived) void arrive();
}
