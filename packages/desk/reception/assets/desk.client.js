// Everything works without this. It says when requests have arrived, shows a password, and brings what was just said
// into view for those who listen.
const list = document.querySelector('[data-latest]');
const fresh = document.querySelector('.fresh');
const EVERY_MS = 20_000;
const title = document.title;
let active = false;
/** How many were known when this page came: the list counts from there, other pages from their first look. */
let known = list ? 0 : undefined;
let told = 0;

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

/** Nothing on the page moves: whoever reads decides when to look. */
function tell(words, address) {
  if (fresh.textContent === words) return;
  const link = document.createElement('a');
  link.href = address;
  link.className = 'fresh__link';
  link.textContent = words;
  fresh.replaceChildren(link);
}

function announce(count) {
  const words = count === 1 ? '1 new request' : `${count} new requests`;
  if (count > 0) tell(`${words}. Show ${count === 1 ? 'it' : 'them'}`, '/desk');
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
  for (const [start, pitch] of [
    [0, 660],
    [0.18, 880],
  ]) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    tone.connect(volume).connect(audio.destination);
    volume.gain.setValueAtTime(0.2, audio.currentTime + start);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.4);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + 0.4);
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

async function look() {
  const wasActive = active;
  active = false;
  const answer = await fetch(
    `/desk/fresh?after=${list?.dataset.latest ?? 0}${wasActive ? '&active=yes' : ''}`,
  ).catch(() => undefined);
  if (answer?.status === 401) {
    // Nobody's words stay on a screen after the session is over.
    location.replace('/desk/sign-in');
    return;
  }
  if (answer?.ok) {
    const { count: found } = await answer.json();
    known ??= found;
    announce(found - known);
  }
  setTimeout(look, EVERY_MS);
}

if (fresh) {
  for (const kind of ['keydown', 'pointerdown'])
    addEventListener(kind, () => (active = true), { passive: true });
  setTimeout(look, EVERY_MS);
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
