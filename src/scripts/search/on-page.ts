// On /search, the address contains the question, for sharing and for Back.
import { SiteSearch } from './site-search.ts';

const box = document.querySelector('site-search');
if (box instanceof SiteSearch) {
  const address = new URL(location.href);
  box.input.value = address.searchParams.get('q') ?? '';
  box.addEventListener('asked', () => {
    if (box.input.value) address.searchParams.set('q', box.input.value);
    else address.searchParams.delete('q');
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  });
  void box.ask(box.input.value);
}
