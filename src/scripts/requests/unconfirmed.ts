// Reports what unsent-bar.ts has marked, until the visitor dismisses it or a request is accepted.
const bar = document.getElementById('request-bar');
const english: DOMStringMap = {
  unsent: 'Your request of {} has not been sent. Please call us, or send it again.',
  unsure: 'We could not confirm that your request of {} arrived. Please call us, or send it again.',
};

function report() {
  const [mark = '', sentAt] = sessionStorage.getItem('request')?.split(' ') ?? [];
  if (!bar || (bar.dataset.state && bar.dataset.state !== 'unconfirmed')) return;
  bar.dataset.state = 'unconfirmed';
  bar.hidden = !mark;
  const language = `${document.documentElement.lang}-u-nu-latn`;
  const time = new Date(Number(sentAt)).toLocaleTimeString(language, { timeStyle: 'short' });
  const words = bar.dataset[mark] ?? english[mark];
  bar.querySelector('[data-part=words]')!.textContent = words?.replace('{}', time) ?? '';
}

report();
// By the way back, after the request has been accepted.
addEventListener('pageshow', report);
bar?.querySelector('[data-part=dismiss]')?.addEventListener('click', () => {
  sessionStorage.removeItem('request');
  report();
});

export {};
