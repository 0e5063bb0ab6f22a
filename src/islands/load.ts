// Brings a form to life when the visitor shows that they want it: a finger on the button that opens its dialog,
// the dialog opening, or a touch of the form itself. Until then the pages cost no React.

// The styles of the forms came for paper only, so that they did not hold up the page.
const late = document.querySelector<HTMLLinkElement>('link[data-late]');
const show = () => late?.setAttribute('media', 'all');
if (late?.sheet) show();
else late?.addEventListener('load', show);

try {
  // Nothing else on this site uses the storage of the tab, so this is needed only after a request.
  if (sessionStorage.length > 0) void import('#scripts/requests/unconfirmed.ts');
} catch {
  // The browser keeps the storage closed: then nothing was marked either.
}

const signs = ['intent', 'open', 'pointerover', 'touchstart', 'focusin'];

function prepare(place: HTMLElement) {
  const dialog = place.closest('dialog');
  let state: 'waiting' | 'loading' | 'failed' = 'waiting';

  const begin = async (event?: Event) => {
    // After a failure only what may change it counts, not every touch of the note.
    const hopeless = state === 'failed' && event?.type !== 'open' && event?.type !== 'online';
    if (state === 'loading' || hopeless) return;
    state = 'loading';
    try {
      const forms = await import('./mount.tsx');
      forms.mount(place);
      delete place.dataset.failed;
    } catch (error) {
      console.error(error);
      // Shows the note beside the form instead of a form that cannot send.
      place.dataset.failed = '';
      state = 'failed';
    }
  };

  for (const sign of signs)
    (dialog ?? place).addEventListener(sign, (event) => void begin(event), { passive: true });
  addEventListener('online', (event) => {
    if (state === 'failed') void begin(event);
  });
  if (dialog?.open) void begin();
}

for (const place of document.querySelectorAll<HTMLElement>('[data-form]')) prepare(place);
