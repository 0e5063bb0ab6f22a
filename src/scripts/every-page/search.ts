// Loads the search on its first use. If that fails, the link leads to its page.
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

// With a modifier key, the link opens in a new tab.
button.addEventListener('click', (event) => event.ctrlKey || event.metaKey || openBox(event));
addEventListener('keydown', (event) => {
  // Targets of key events are elements.
  if (event.key === '/' && !(event.target as Element).matches('input, textarea, select')) openBox(event);
});
