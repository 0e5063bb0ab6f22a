// Says on the next page that the last request could not be confirmed, by what unsent-bar.ts has marked. Told once.
const marks = Object.keys(sessionStorage).filter((key) => key.startsWith('unconfirmed-'));
const sentAt = Math.max(0, ...marks.map((key) => Number(key.split('-')[1])));
for (const key of marks) sessionStorage.removeItem(key);

const bar = document.getElementById('request-bar');

if (sentAt && bar) {
  const time = new Date(sentAt).toLocaleTimeString('en-IN', { hour: 'numeric', minute: '2-digit' });
  bar.dataset.state = 'unconfirmed';
  bar.hidden = false;
  bar.querySelector('[data-part=words]')!.textContent =
    `We could not confirm that your request of ${time} arrived. Please call us, or send it again.`;
  bar.querySelector('[data-part=dismiss]')!.addEventListener('click', () => (bar.hidden = true));
}

export {};
