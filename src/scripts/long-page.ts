// Long pages after load: marks the current heading in the contents, opens folded parts that a link leads to, shows a bar
// with the buttons on phones, and offers print and share.

const main = document.querySelector('main')!;
/** Longer than any page. */
const FAR = '99999px';

function markCurrent(links: HTMLAnchorElement[]) {
  const headings = links.map(({ hash }) => document.getElementById(hash.slice(1))!);
  const mark = () => {
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
    const here = passed.length - 1;
    for (const [index, link] of links.entries())
      if (index === here) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  };
  // The margin includes everything above, so that a jump over several headings is noticed.
  const above = new IntersectionObserver(mark, { rootMargin: `${FAR} 0px -66%` });
  for (const heading of headings) above.observe(heading);
}

function unfold(hash: string) {
  const folded = document.getElementById(hash.slice(1))?.closest('details');
  if (folded) folded.open = true;
}

/** Shows the bar from when the first button is under the header until the footer appears. */
function showBar(bar: HTMLElement) {
  const button = main.querySelector('[commandfor=appointment]')!;
  const footer = document.querySelector('body > footer')!;
  const header = document.querySelector('.header')!.clientHeight;
  const show = () =>
    (bar.hidden =
      button.getBoundingClientRect().bottom > header || footer.getBoundingClientRect().top < innerHeight);
  new IntersectionObserver(show, { rootMargin: `-${header}px 0px ${FAR}` }).observe(button);
  new IntersectionObserver(show).observe(footer);
}

// These buttons need a script.
function offerPrint(print: HTMLElement) {
  print.hidden = false;
  print.addEventListener('click', () => window.print());
}

function offerShare(share: HTMLElement) {
  share.hidden = !('share' in navigator);
  const { title = document.title, address: url = location.href } = share.dataset;
  // Closing the share panel rejects the promise.
  share.addEventListener('click', () => void navigator.share({ title, url }).catch(() => undefined));
}

export function watchLongPage() {
  markCurrent([...main.querySelectorAll<HTMLAnchorElement>('.contents a')]);

  unfold(location.hash);
  addEventListener('hashchange', () => unfold(location.hash));
  // Targets of clicks are elements.
  main.addEventListener('click', ({ target }) => unfold((target as Element).closest('a')?.hash ?? ''));

  // Other browsers open folded parts by the print styles.
  if (!CSS.supports('selector(::details-content)'))
    addEventListener('beforeprint', () => {
      for (const folded of main.querySelectorAll('details')) folded.open = true;
    });

  const bar = document.querySelector<HTMLElement>('.action-bar');
  if (bar) showBar(bar);

  for (const print of main.querySelectorAll<HTMLElement>('[data-print]')) offerPrint(print);
  for (const share of main.querySelectorAll<HTMLElement>('[data-share]')) offerShare(share);
  if (main.querySelector('[data-listen]')) void import('./listen.ts');
}
