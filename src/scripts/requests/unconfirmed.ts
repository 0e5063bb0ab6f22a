// Says on the next page that the last request could not be confirmed. Loaded everywhere, so it must stay tiny.
import { marks } from '#forms/sending/marks.ts';

const sentAt = marks.takeLatest();
const bar = document.getElementById('request-bar');

if (sentAt && bar) {
  const time = new Date(sentAt).toLocaleTimeString('en-IN', { hour: 'numeric', minute: '2-digit' });
  bar.dataset.state = 'unconfirmed';
  bar.hidden = false;
  bar.querySelector('[data-part=words]')!.textContent =
    `We could not confirm that your request of ${time} arrived. Please call us, or send it again.`;
  bar.querySelector('[data-part=dismiss]')!.addEventListener('click', () => (bar.hidden = true));
}
