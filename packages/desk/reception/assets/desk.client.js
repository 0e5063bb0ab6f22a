// Everything works without this. It says when requests have arrived, shows a password, and brings what was just said
// into view for those who listen.
const list = document.querySelector('[data-latest]');
const fresh = document.querySelector('.fresh');
const EVERY_MS = 20_000;
const title = document.title;
let active = false;

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
  if (answer?.ok && list) {
    const { count } = await answer.json();
    if (count > 0) tell(count === 1 ? '1 new request. Show it' : `${count} new requests. Show them`, '/desk');
    document.title = count > 0 ? `(${count}) ${title}` : title;
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
