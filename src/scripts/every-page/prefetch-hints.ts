// For browsers without speculation rules: a hint is added when a link is pointed at, touched or focused.
const seen = new Set([location.pathname]);

const hint = (event: Event) => {
  // The document itself may be touched, which is no element.
  const link = (event.target as Element).closest?.('a');
  if (!link || link.origin !== location.origin || seen.has(link.pathname)) return;
  seen.add(link.pathname);
  const element = document.createElement('link');
  element.rel = 'prefetch';
  element.href = link.pathname;
  document.head.append(element);
};

for (const type of ['pointerover', 'touchstart', 'focusin'])
  document.addEventListener(type, hint, { passive: true });

export {};
