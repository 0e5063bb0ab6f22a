// Everything works without this. It says when requests have arrived, shows a password, and brings what was just said
// into view for those who listen.
const latest = document.querySelector('[data-latest]')?.dataset.latest;
const fresh = document.querySelector('.fresh');
const [EVERY_MS, AFTER_TROUBLE_MS, ANSWER_MS, SILENCE_MS] = [20_000, 5_000, 8_000, 25_000];
let [title, active, told] = [document.title, false, 0];
/** How many were known when this page came: the list counts from there, other pages from their first look. */
let known = latest === undefined ? undefined : 0;

// Where a row of links is wider than the phone.
for (const link of document.querySelectorAll('.views [aria-current], .bar__parts [aria-current]'))
  link.scrollIntoView({ block: 'nearest', inline: 'center' });
document.querySelector('[data-focus]')?.focus();

for (const link of document.querySelectorAll('[data-show]')) {
  link.hidden = false;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const field = document.getElementById(link.dataset.show);
    const isHidden = field.type === 'password';
    field.type = isHidden ? 'text' : 'password';
    link.textContent = isHidden ? 'Hide the password' : 'Show the password';
    field.focus();
  });
}

for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

const element = (name, properties) => Object.assign(document.createElement(name), properties);

/** Offers new requests by a link. The list itself does not change under the reader. */
function announce(count) {
  const words = count === 1 ? '1 new request' : `${count} new requests`;
  const textContent = `${words}. Show ${count === 1 ? 'it' : 'them'}`;
  if (count > 0 && fresh.textContent !== textContent)
    fresh.replaceChildren(element('a', { href: '/desk?sort=newest', className: 'fresh__link', textContent }));
  document.title = count > 0 ? `(${count}) ${title}` : title;
  document.querySelector('link[rel="icon"]').href = count > 0 ? iconWith(count) : '/favicon.svg';
  if (count > told && wantsAlerts()) alertTo(words);
  told = count;
}

const iconWith = (count) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#b3261e"/><text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${count > 9 ? 16 : 20}" fill="#fff">${count > 99 ? '99+' : count}</text></svg>`,
  )}`;

// A sound, and the browser's own notification when the tab is away: off until somebody asks for it on this device.
const { localStorage, Notification, AudioContext } = globalThis;
const wantsAlerts = () => localStorage.getItem('desk-alerts') === 'on';

/** It says nothing of a patient: others may see the screen. */
function alertTo(words) {
  chime();
  if (!document.hidden || Notification?.permission !== 'granted') return;
  try {
    const notification = new Notification(words, { body: 'Front desk', tag: 'desk' });
    notification.onclick = () => {
      globalThis.focus();
      location.assign('/desk');
    };
  } catch {
    // Phones leave this to installed apps; the sound and the title remain.
  }
}

/** Two notes. Browsers play nothing on a page that nobody has touched yet. */
function chime() {
  const audio = new AudioContext();
  for (const [index, pitch] of [660, 880].entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + index * 0.18;
    tone.frequency.value = pitch;
    tone.connect(volume).connect(audio.destination);
    volume.gain.setValueAtTime(0.2, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
    tone.start(start);
    tone.stop(start + 0.4);
  }
  setTimeout(() => audio.close(), 2_000);
}

for (const button of document.querySelectorAll('[data-alerts]')) {
  const show = () => button.setAttribute('aria-pressed', String(wantsAlerts()));
  button.hidden = false;
  show();
  button.addEventListener('click', () => {
    localStorage.setItem('desk-alerts', wantsAlerts() ? 'off' : 'on');
    show();
    if (!wantsAlerts()) return;
    chime();
    void Notification?.requestPermission();
  });
}

// Names leave the page when the session ends, and when the desk does not answer: others may see the screen.
const NO_NAMES = {
  idle: ['Signed out: sign in to see names', 'New requests are still counted, with the sound if it is on.'],
  over: ['Signed out: sign in to go on', 'There is no count of new requests, and no sound, from now on.'],
  silent: ['The desk cannot be reached', 'This page tries again, and comes back with what you have typed.'],
};
let hidden, address, typed, looking;
let [asked, answered, pause] = [Date.now(), Date.now(), EVERY_MS];

/** Leaves nothing of a patient in the page, its title and its address. */
function hideNames(why) {
  if (hidden === why) return;
  const fields = why === 'silent' ? [...document.querySelectorAll('main :is(textarea, input)')] : [];
  typed = fields
    .filter(({ type, value, defaultValue }) => type !== 'password' && value !== defaultValue)
    .map(({ id, value }) => [id, value]);
  address = why === 'silent' ? (address ?? location.pathname + location.search) : location.pathname;
  history.replaceState(undefined, '', location.pathname);
  hidden = why;
  const [textContent, words] = NO_NAMES[why];
  const heading = element('h1', { textContent, tabIndex: -1 });
  heading.dataset.focus = '';
  const href = `/desk/sign-in?to=${encodeURIComponent(location.pathname)}`;
  const signIn = why === 'silent' ? '' : element('a', { className: 'button', href, textContent: 'Sign in' });
  const main = element('main', { id: 'main', tabIndex: -1, className: 'wrap door' });
  main.append(heading, element('p', { textContent: words }), signIn);
  for (const part of document.querySelectorAll('.bar__parts, .bar__out')) part.remove();
  document.querySelector('main').replaceWith(main);
  document.title = title = `${why === 'silent' ? 'No connection' : 'Signed out'} · Front desk`;
  heading.focus();
}

const [typedAt, texts] = JSON.parse(sessionStorage.getItem('desk-typed') ?? '[]');
sessionStorage.removeItem('desk-typed');
for (const [id, value] of typedAt === location.pathname ? texts : [])
  Object.assign(document.getElementById(id) ?? {}, { value });

/** Returns undefined when the desk does not answer, or a captive portal answers in its place. */
const ask = (query) =>
  fetch(`/desk/fresh?${query}`, { signal: AbortSignal.timeout?.(ANSWER_MS) })
    .then((answer) => ([401, 403].includes(answer.status) ? { isOver: true } : answer.ok && answer.json()))
    .catch(() => undefined);

async function look() {
  // NaN stops the next poll.
  asked = NaN;
  const answer = await ask(`after=${latest ?? 0}${active ? '&active=yes' : ''}`);
  asked = Date.now();
  pause = answer ? EVERY_MS : AFTER_TROUBLE_MS;
  if (!answer) return Math.abs(asked - answered) >= SILENCE_MS && hideNames('silent');
  active = false;
  answered = asked;
  if (answer.isOver) {
    clearInterval(looking);
    fresh.replaceChildren();
    return hideNames('over');
  }
  if (answer.signedIn === false) hideNames('idle');
  else if (hidden) {
    sessionStorage.setItem('desk-typed', JSON.stringify([location.pathname, typed]));
    return location.replace(address);
  }
  known ??= answer.count;
  announce(answer.count - known);
}

if (fresh) {
  for (const kind of ['keydown', 'pointerdown'])
    addEventListener(kind, () => (active = true), { passive: true });
  // By the clock: a timer of 20 seconds would wait on after a computer has slept.
  looking = setInterval(() => Math.abs(Date.now() - asked) >= pause && look(), 1_000);
}

// Passkeys: the form asks the browser for one, and takes along what it answers.
const { PublicKeyCredential: passkeys, navigator } = globalThis;
const canDoPasskeys = Boolean(passkeys?.parseCreationOptionsFromJSON);
for (const words of document.querySelectorAll('[data-no-passkey]')) words.hidden = canDoPasskeys;
for (const form of document.querySelectorAll('[data-passkey]')) {
  form.hidden = !canDoPasskeys;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const alert = form.querySelector('[role="alert"]');
    alert.textContent = '';
    try {
      form.querySelector('[name="passkey"]').value = JSON.stringify(await credentialFor(form.dataset));
      form.submit();
    } catch (error) {
      alert.textContent =
        error.name === 'InvalidStateError'
          ? 'This device has a passkey for you already.'
          : 'No passkey was chosen. Try again.';
    }
  });
}

function credentialFor({ passkey, options }) {
  const asked = JSON.parse(options);
  return passkey === 'create'
    ? navigator.credentials.create({ publicKey: passkeys.parseCreationOptionsFromJSON(asked) })
    : navigator.credentials.get({ publicKey: passkeys.parseRequestOptionsFromJSON(asked) });
}
