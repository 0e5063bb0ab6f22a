// What a long page gains once it has loaded: its contents say where the reader is, what is folded opens for whoever is
// led into it, on a phone a bar stays at hand, and a procedure can be printed or shared.

const main = document.querySelector('main')!;
/** Longer than any page. */
const FAR = '99999px';

function markPlace(links: HTMLAnchorElement[]) {
  const headings = links.map(({ hash }) => document.getElementById(hash.slice(1))!);
  const mark = () => {
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
    const here = passed.length - 1;
    for (const [index, link] of links.entries())
      if (index === here) link.ariaCurrent = 'true';
      else link.removeAttribute('aria-current');
  };
  // All that lies above counts as seen, so that a leap over several headings is noticed too.
  const above = new IntersectionObserver(mark, { rootMargin: `${FAR} 0px -66%` });
  for (const heading of headings) above.observe(heading);
}

function unfold(place: string) {
  const folded = document.getElementById(place.slice(1))?.closest('details');
  if (folded) folded.open = true;
}

/** Once the first button that asks has gone under the header, until the foot of the page comes. */
function keepAtHand(bar: HTMLElement) {
  const asks = main.querySelector('[commandfor=appointment]')!;
  const foot = document.querySelector('body > footer')!;
  const header = document.querySelector('.header')!.clientHeight;
  const show = () =>
    (bar.hidden =
      asks.getBoundingClientRect().bottom > header || foot.getBoundingClientRect().top < innerHeight);
  new IntersectionObserver(show, { rootMargin: `-${header}px 0px ${FAR}` }).observe(asks);
  new IntersectionObserver(show).observe(foot);
}

// These buttons need a script: printing, the phone's own way of sharing, and its own voice, where it has them.
function offerPrint(print: HTMLElement) {
  print.hidden = false;
  print.addEventListener('click', () => window.print());
}

function offerShare(share: HTMLElement) {
  share.hidden = !('share' in navigator);
  const { title = document.title, address: url = location.href } = share.dataset;
  // Closing the phone's share panel is not a mistake.
  share.addEventListener('click', () => void navigator.share({ title, url }).catch(() => undefined));
}

export function watchLongPage() {
  markPlace([...main.querySelectorAll<HTMLAnchorElement>('.contents a')]);

  unfold(location.hash);
  addEventListener('hashchange', () => unfold(location.hash));
  // Clicks are on elements.
  main.addEventListener('click', ({ target }) => unfold((target as Element).closest('a')?.hash ?? ''));

  // Other browsers open by the style sheet what is folded, once it is printed.
  if (!CSS.supports('selector(::details-content)'))
    addEventListener('beforeprint', () => {
      for (const folded of main.querySelectorAll('details')) folded.open = true;
    });

  const bar = document.querySelector<HTMLElement>('.ask-bar');
  if (bar) keepAtHand(bar);

  for (const print of main.querySelectorAll<HTMLElement>('[data-print]')) offerPrint(print);
  for (const share of main.querySelectorAll<HTMLElement>('[data-share]')) offerShare(share);
  if (main.querySelector('[data-listen]')) void import('./listen.ts');
}
