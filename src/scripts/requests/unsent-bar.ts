// Shows the outbox in a bar at the bottom of the page. The bar moves into an open form that shows its own request.
import { asText, describeStates, formatWait, mailLink, translate, whatsappLink } from '#forms/messages.ts';
import { outbox, type OutgoingRequest, type Result } from '#forms/outbox.ts';
import { spokenDate } from '@clinic/contract/dates.ts';
import { notify } from '#scripts/toast.ts';

/** Part of every page (Page.astro). */
let bar: HTMLElement | undefined;
const part = <T extends HTMLElement | null = HTMLElement>(name: string) =>
  bar!.querySelector(`[data-part=${name}]`) as T;

outbox.watch(render);

/** Called on the first request, because the build imports this file without a page. */
function setUpBar() {
  bar = document.getElementById('request-bar')!;
  const again = part<HTMLButtonElement>('again');
  // Inside a form, the button submits the current entries.
  again.addEventListener('click', () => again.form ?? outbox.sendAgain());
  part('dismiss').addEventListener('click', () => {
    show('none');
    outbox.dismiss();
  });
  addEventListener('online', outbox.connectionIsBack);
  addEventListener('click', allowContactLinks);
  return bar;
}

let marked: string | undefined;

/**
 * Stores in the session what the next page reports (unconfirmed.ts) if the visitor leaves now: the state and the time,
 * nothing of the request itself. Without storage, only that report is missing.
 */
function mark(requests: OutgoingRequest[]) {
  const former = marked;
  const isUnsent = requests.every(({ state }) => state === 'offline' || state === 'failed');
  marked = requests.length ? `${isUnsent ? 'unsent' : 'unsure'} ${requests.at(-1)?.sentAt}` : undefined;
  try {
    if (marked) sessionStorage.setItem('request', marked);
    // Another page of the tab may have stored its own mark meanwhile.
    else if (sessionStorage.getItem('request') === former) sessionStorage.removeItem('request');
  } catch {
    // Storage is blocked.
  }
}

function render(request?: OutgoingRequest, result?: Result) {
  bar ??= setUpBar();
  if (request && result) report(request, result);
  const requests = outbox.requests();
  mark(requests);
  // Added only when needed: some browsers exclude pages with this listener from the back/forward cache.
  const asks = requests.some(({ state }) => state !== 'sending');
  (asks ? addEventListener : removeEventListener)('beforeunload', askBeforeLeaving);
  const forms = requests.flatMap(({ place }) => (place?.closest('dialog[open]') ? place : []));
  const place = forms[0] ?? document.body;
  if (bar.parentElement !== place) place.append(bar);
  if (requests[0]) showStates(requests);
  else if (bar.dataset.state !== 'sent') show('none');
}

function report(request: OutgoingRequest, result: Result) {
  if (result === 'failed') notify('error', translate(request.form.toasts.failed));
  if (result !== 'accepted') return;
  notify('success', translate(request.form.toasts.accepted));
  request.whenAccepted?.();
  if (!outbox.requests().length) showNextSteps(request);
}

function show(state: 'sending' | 'unsent' | 'sent' | 'none', words = '') {
  bar!.hidden = state === 'none';
  bar!.dataset.state = state;
  const status = part('words');
  // A live region announces only changes while it is visible.
  if (status.textContent !== words) setTimeout(() => (status.textContent = words));
}

let calling = false;

function askBeforeLeaving(event: Event) {
  if (!calling) event.preventDefault();
}

/** tel: and mailto: also fire beforeunload. Visitors who call or write about the request are not asked. */
function allowContactLinks({ target }: Event) {
  // Targets of clicks are elements.
  if (!(target as Element).closest('a:not([href^="http"], [href^="/"])')) return;
  calling = true;
  setTimeout(() => (calling = false), 1000);
}

function showStates(requests: OutgoingRequest[]) {
  const states = requests.flatMap(({ state }) => state ?? []);
  const pause = outbox.pause();
  const isSlow = requests.some(
    ({ state, sentAt = 0 }) => state === 'sending' && Date.now() - sentAt >= 10_000,
  );
  const words = describeStates(states, pause > 0);
  bar!.toggleAttribute('data-slow', isSlow);
  show(states.includes('sending') ? 'sending' : 'unsent', words);

  // Only the button counts down; the status is announced, so it must not change.
  const again = part<HTMLButtonElement>('again');
  again.classList.toggle('button', !again.form);
  again.disabled = pause > 0;
  again.textContent = pause ? translate('againIn', formatWait(pause)) : translate('again');
  const text = requests.map(formatRequest).join('\n\n');
  const mail = part<HTMLAnchorElement>('mail');
  mail.href = mailLink(mail.dataset.to!, translate('mailSubject'), text);
  const whatsapp = part<HTMLAnchorElement | null>('whatsapp');
  if (whatsapp) whatsapp.href = whatsappLink(whatsapp.dataset.to!, text);
}

/** Returns the request as text, with its day in the language of the page. */
function formatRequest({ payload, day }: OutgoingRequest) {
  const { lang } = document.documentElement;
  return asText(lang.startsWith('en') ? payload : { ...payload, formattedDate: spokenDate(day, lang) });
}

/** Requests from this page that the practice has. */
const arrived = new Set<string>();

function showNextSteps({ form, day, payload }: OutgoingRequest) {
  const isAppointment = form.kind === 'appointment';
  const entries = form.path + JSON.stringify(payload);
  const again = arrived.has(entries) ? `${translate('sentBefore')} ` : '';
  arrived.add(entries);
  const calendar = part<HTMLButtonElement>('calendar');
  calendar.hidden = true;
  if (isAppointment)
    void import('./calendar.ts')
      .then(({ saveTentativeDay }) => {
        calendar.onclick = () => saveTentativeDay(day, { ...bar!.dataset });
        calendar.hidden = false;
      })
      // The request has arrived without it, too.
      .catch(() => undefined);
  const date = spokenDate(day, document.documentElement.lang);
  show('sent', again + translate(isAppointment ? 'next' : 'nextAnswer', date));
}
