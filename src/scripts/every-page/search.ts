// The search comes when somebody reaches for it. Where it cannot be had, the link leads to its page.
const button = document.querySelector<HTMLAnchorElement>('.search-link')!;

const openBox = (event: Event) => {
  event.preventDefault();
  import('../search/in-dialog.ts').then(
    (search) => search.openSearch(),
    () => {
      location.href = button.href;
    },
  );
};

// Pressed with another key, it opens in a new tab.
button.addEventListener('click', (event) => event.ctrlKey || event.metaKey || openBox(event));
addEventListener('keydown', (event) => {
  // Keys are pressed on elements.
  if (event.key === '/' && !(event.target as Element).matches('input, textarea, select')) openBox(event);
});
