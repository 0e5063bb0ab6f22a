/**
 * Runs in the browser: the body of a page with nothing but what carries its words, its pictures and its first form.
 * What opens a dialog on the site opens one here too.
 */
export function bareBody(html: string) {
  const elements = new Set(
    (
      'a abbr address b blockquote br button caption dd details dialog dl dt em figcaption figure footer form h1 h2 ' +
      'h3 h4 header i img input label legend li main nav ol option p select small strong summary table tbody td ' +
      'textarea th thead time tr ul'
    ).split(' '),
  );
  const attributes = new Set(
    (
      'alt aria-roledescription colspan command commandfor datetime fetchpriority for height hidden href id lang ' +
      'loading maxlength minlength name placeholder popover popovertarget required rowspan scope sizes src srcset ' +
      'type value width'
    ).split(' '),
  );
  const source = new DOMParser().parseFromString(html, 'text/html');
  const { body } = source;
  const all = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)];

  const form = all('dialog').find((dialog) => dialog.querySelector('form'));

  function keepOnePicture(picture: HTMLElement) {
    const image = picture.querySelector('img');
    const avif = picture.querySelector<HTMLSourceElement>('[type="image/avif"]');
    if (!image || !avif) return;
    image.srcset = avif.srcset;
    image.sizes = avif.sizes;
    picture.replaceWith(image);
  }
  function openDialog(opener: HTMLElement) {
    if (!form || form.contains(opener) || !/^\s*Book /.test(opener.textContent)) return;
    const button = source.createElement('button');
    button.setAttribute('command', 'show-modal');
    button.setAttribute('commandfor', form.id);
    button.append(...opener.childNodes);
    opener.replaceWith(button);
  }
  function strip(element: HTMLElement) {
    if (!elements.has(element.localName) && !element.hasAttribute('aria-roledescription'))
      element.replaceWith(...element.childNodes);
    for (const { name } of [...element.attributes]) if (!attributes.has(name)) element.removeAttribute(name);
  }

  for (const dialog of all('dialog')) if (dialog !== form) dialog.remove();
  for (const element of all('script, style, template, noscript, svg, link')) element.remove();
  all('picture').forEach(keepOnePicture);
  all('a, button').forEach(openDialog);
  all('*').forEach(strip);
  return {
    title: source.title,
    description: source.querySelector('[name=description]')?.getAttribute('content') ?? '',
    body: body.innerHTML.replace(/\s+/g, ' '),
  };
}
