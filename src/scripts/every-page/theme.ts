// Stores the theme in this browser. packages/contract/inline-scripts.ts applies it before the first paint.
const page = document.documentElement;
const choices = document.querySelectorAll<HTMLInputElement>('.theme input');
const light = document.querySelector<HTMLMetaElement>('[name=theme-color]')!;

function show() {
  const theme = (page.dataset.theme = localStorage.theme ?? '');
  for (const choice of choices) choice.checked = choice.value === theme;
  light.media = { light: 'all', dark: 'not all' }[theme] ?? '(prefers-color-scheme: light)';
}

if ('theme' in page.dataset) {
  for (const choice of choices)
    choice.addEventListener('change', () => {
      if (choice.value) localStorage.theme = choice.value;
      else delete localStorage.theme;
      show();
    });
  // Another tab, or a page from the back/forward cache, may have the former theme.
  for (const type of ['storage', 'pageshow']) addEventListener(type, show);
  show();
}

export {};
