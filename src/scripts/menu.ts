// The menu works without this script (popover and details). Here it closes when the visitor moves on,
// and on wide screens with a mouse it also opens on hover.
const menu = document.getElementById('menu');
const subs = [...(menu?.querySelectorAll('details') ?? [])];
const wide = matchMedia('(width >= 64em)');
const openSub = () => subs.find((sub) => sub.open);

addEventListener('keydown', (event) => {
  const sub = openSub();
  if (event.key !== 'Escape' || !sub) return;
  sub.open = false;
  if (sub.contains(document.activeElement)) sub.querySelector('summary')?.focus();
});

addEventListener('click', (event) => {
  const sub = openSub();
  if (sub && wide.matches && !sub.contains(event.target as Node)) sub.open = false;
});

for (const sub of subs) {
  let openedByHover = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  sub.addEventListener('focusout', (event) => {
    const next = event.relatedTarget as Node | null;
    if (wide.matches && next && !sub.contains(next)) sub.open = false;
  });
  sub.addEventListener('pointerenter', (event) => {
    if (!wide.matches || event.pointerType !== 'mouse') return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!sub.open) openedByHover = performance.now();
      sub.open = true;
    }, 120);
  });
  sub.addEventListener('pointerleave', (event) => {
    if (!wide.matches || event.pointerType !== 'mouse') return;
    clearTimeout(timer);
    timer = setTimeout(() => (sub.open = false), 220);
  });
  // A click that follows the hover at once would close what has just opened.
  sub.querySelector('summary')?.addEventListener('click', (event) => {
    if (sub.open && event.timeStamp - openedByHover < 700) event.preventDefault();
  });
}
