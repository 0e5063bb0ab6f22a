// The visitor's choice of colours: kept in this browser only. src/lib/first-script.ts puts it on before the first paint.
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
  // Another tab, or a page that comes back as it was left, may have missed the choice.
  for (const sign of ['storage', 'pageshow']) addEventListener(sign, show);
  show();
}

export {};
