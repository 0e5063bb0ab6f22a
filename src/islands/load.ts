// Brings a form to life when the visitor shows that they want it: a finger on the button that opens its dialog,
// the dialog opening, or a touch of the form itself. Until then the pages cost no React.
import '#scripts/unconfirmed.ts';

const signs = ['intent', 'open', 'pointerover', 'touchstart', 'focusin'];

function wait(place: HTMLElement) {
  const dialog = place.closest('dialog');
  const scene = dialog ?? place;

  const begin = async () => {
    for (const sign of signs) scene.removeEventListener(sign, begin);
    delete place.dataset.failed;
    try {
      // Both at once: React is a file of its own, and would otherwise be asked for only when the form has come.
      const [{ mount }] = await Promise.all([import('./mount.tsx'), import('react-dom/client')]);
      mount(place);
    } catch (error) {
      // Shows the note beside the form instead of a form that cannot send, and tries again at the next sign.
      console.error(error);
      place.dataset.failed = '';
      wait(place);
    }
  };

  for (const sign of signs) scene.addEventListener(sign, begin, { passive: true });
  if (dialog?.open && !('failed' in place.dataset)) void begin();
}

for (const place of document.querySelectorAll<HTMLElement>('[data-form]')) wait(place);
