// Reports the request that unsent-bar.ts has marked, until the visitor dismisses it or a request is accepted.
import { createTranslator } from '#forms/translator.ts';
import { afterSending } from '@clinic/content-model/messages/after-sending.ts';

const translate = createTranslator(afterSending);
const bar = document.getElementById('request-bar');

function report() {
  const [mark = '', sentAt] = sessionStorage.getItem('request')?.split(' ') ?? [];
  if (!bar || (bar.dataset.state && bar.dataset.state !== 'unconfirmed')) return;
  bar.dataset.state = 'unconfirmed';
  bar.hidden = !mark;
  const { lang } = document.documentElement;
  // In Hindi and Marathi, "am" would be in English.
  const time = new Date(Number(sentAt)).toLocaleTimeString(
    `${lang}-u-nu-latn`,
    lang.startsWith('en')
      ? { timeStyle: 'short' }
      : { hour: 'numeric', minute: '2-digit', dayPeriod: 'short' },
  );
  const text = mark && translate(mark === 'unsent' ? 'leftUnsent' : 'unconfirmed', time);
  bar.querySelector('[data-part=words]')!.textContent = text;
}

report();
// After Back, when the request has been accepted.
addEventListener('pageshow', report);
bar?.querySelector('[data-part=dismiss]')?.addEventListener('click', () => {
  sessionStorage.removeItem('request');
  report();
});
