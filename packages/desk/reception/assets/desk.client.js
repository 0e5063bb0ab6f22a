// Optional: announces new requests, shows passwords, and moves the focus to messages for screen readers.
const fresh = document.querySelector('.fresh');
const [POLL_MS, RETRY_MS, TIMEOUT_MS, OFFLINE_MS] = [20_000, 5_000, 8_000, 25_000];
let [title, active, announced] = [document.title, false, 0];

// A row of links may be wider than a phone.
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

/** Links to new requests. The list itself does not change while it is read. */
function announce(count) {
  const words = count === 1 ? '1 new request' : `${count} new requests`;
  const textContent = `${words}. Show ${count === 1 ? 'it' : 'them'}`;
  if (count > 0 && fresh.textContent !== textContent)
    fresh.replaceChildren(element('a', { href: '/desk?sort=newest', className: 'fresh__link', textContent }));
  document.title = count > 0 ? `(${count}) ${title}` : title;
  document.querySelector('link[rel="icon"]').href = count > 0 ? iconWith(count) : '/favicon.svg';
  if (count > announced && wantsAlerts()) alertTo(words);
  announced = count;
}

const iconWith = (count) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#b3261e"/><text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${count > 9 ? 16 : 20}" fill="#fff">${count > 99 ? '99+' : count}</text></svg>`,
  )}`;

// A sound, and a notification while the tab is hidden: off until it is turned on, per device.
const { localStorage, Notification, AudioContext } = globalThis;
const wantsAlerts = () => localStorage.getItem('desk-alerts') === 'on';

/** Contains no patient data, since others may see the screen. */
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
    // Phones allow notifications only for installed apps.
  }
}

/** Plays two tones. Browsers play nothing before the first click or key press on the page. */
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

// Hides names when the session ends or the desk is offline, since others may see the screen.
const MESSAGES = {
  idle: ['Signed out: sign in to see names', 'New requests are still counted, with the sound if it is on.'],
  expired: ['Signed out: sign in to go on', 'There is no count of new requests, and no sound, from now on.'],
  offline: ['The desk cannot be reached', 'This page tries again, and comes back with what you have typed.'],
};
let hidden, address, typed, timer;
let [polledAt, respondedAt, interval] = [Date.now(), Date.now(), POLL_MS];

/** Removes patient data from the page, its title and its address. */
function hideNames(reason) {
  if (hidden === reason) return;
  const fields = reason === 'offline' ? [...document.querySelectorAll('main :is(textarea, input)')] : [];
  typed = fields
    .filter(({ type, value, defaultValue }) => type !== 'password' && value !== defaultValue)
    .map(({ id, value }) => [id, value]);
  address = reason === 'offline' ? (address ?? location.pathname + location.search) : location.pathname;
  history.replaceState(undefined, '', location.pathname);
  hidden = reason;
  const [textContent, words] = MESSAGES[reason];
  const heading = element('h1', { textContent, tabIndex: -1 });
  heading.dataset.focus = '';
  const href = `/desk/sign-in?to=${encodeURIComponent(location.pathname)}`;
  const signIn =
    reason === 'offline' ? '' : element('a', { className: 'button', href, textContent: 'Sign in' });
  const main = element('main', { id: 'main', tabIndex: -1, className: 'wrap door' });
  main.append(heading, element('p', { textContent: words }), signIn);
  for (const part of document.querySelectorAll('.bar__parts, .bar__out')) part.remove();
  document.querySelector('main').replaceWith(main);
  document.title = title = `${reason === 'offline' ? 'No connection' : 'Signed out'} · Front desk`;
  heading.focus();
}

const [typedOn, values] = JSON.parse(sessionStorage.getItem('desk-typed') ?? '[]');
sessionStorage.removeItem('desk-typed');
for (const [id, value] of typedOn === location.pathname ? values : [])
  Object.assign(document.getElementById(id) ?? {}, { value });

/** Resolves to undefined when the desk does not respond, or a captive portal responds instead. */
const fetchCount = (query) =>
  fetch(`/desk/fresh?${query}`, { signal: AbortSignal.timeout?.(TIMEOUT_MS) })
    .then((response) =>
      [401, 403].includes(response.status) ? { isExpired: true } : response.ok && response.json(),
    )
    .catch(() => undefined);

async function poll() {
  // NaN stops the next poll.
  polledAt = NaN;
  const result = await fetchCount(`after=${fresh.dataset.latest}${active ? '&active=yes' : ''}`);
  polledAt = Date.now();
  interval = result ? POLL_MS : RETRY_MS;
  if (!result) return Math.abs(polledAt - respondedAt) >= OFFLINE_MS && hideNames('offline');
  active = false;
  respondedAt = polledAt;
  if (result.isExpired) {
    clearInterval(timer);
    fresh.replaceChildren();
    return hideNames('expired');
  }
  if (result.signedIn === false) hideNames('idle');
  else if (hidden) {
    sessionStorage.setItem('desk-typed', JSON.stringify([location.pathname, typed]));
    return location.replace(address);
  }
  announce(result.count);
}

if (fresh) {
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, () => (active = true), { passive: true });
  // Compares clock times: after sleep, a timer of 20 seconds would still wait for its rest.
  timer = setInterval(() => Math.abs(Date.now() - polledAt) >= interval && poll(), 1_000);
}

// Passkeys: the form is sent with the response of the authenticator.
const { PublicKeyCredential: passkeys, navigator } = globalThis;
const hasPasskeys = Boolean(passkeys?.parseCreationOptionsFromJSON);
for (const note of document.querySelectorAll('[data-no-passkey]')) note.hidden = hasPasskeys;
for (const form of document.querySelectorAll('[data-passkey]')) {
  form.hidden = !hasPasskeys;
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
  const json = JSON.parse(options);
  return passkey === 'create'
    ? navigator.credentials.create({ publicKey: passkeys.parseCreationOptionsFromJSON(json) })
    : navigator.credentials.get({ publicKey: passkeys.parseRequestOptionsFromJSON(json) });
}
