// What a visitor sees of the outbox: a bar at the foot of the page, which moves into the form that shows its own request.
import type { Say } from '#forms/in-language.ts';
import { asText, mailLink, whatsappLink } from '#forms/messages.ts';
import { outbox, type OutgoingRequest, type Result } from '#forms/sending/outbox.ts';
import { inWords, statesInWords } from '#forms/sending/wait.ts';
import { spokenDate } from '#lib/dates.ts';
import { notify } from '#scripts/toast.ts';

/** Every page has it (Page.astro). */
let bar: HTMLElement | undefined;
const part = <T extends HTMLElement | null = HTMLElement>(name: string) =>
  bar!.querySelector(`[data-part=${name}]`) as T;

outbox.watch(render);

/** Not before the first request: this file is also read where there is no page, when the site is built. */
function setUpBar() {
  bar = document.getElementById('request-bar')!;
  const again = part<HTMLButtonElement>('again');
  // Inside a form, the button submits what is written there now.
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
 * Leaves in the tab what the next page reports (unconfirmed.ts) if the visitor goes there now: no word of the request
 * itself. Where storage is switched off, that notice is all that is lost.
 */
function mark(requests: OutgoingRequest[]) {
  const former = marked;
  const isUnsent = requests.every(({ state }) => state === 'offline' || state === 'failed');
  marked = requests.length ? `${isUnsent ? 'unsent' : 'unsure'} ${requests.at(-1)?.sentAt}` : undefined;
  try {
    if (marked) sessionStorage.setItem('request', marked);
    // Another page of the tab may have left its own meanwhile.
    else if (sessionStorage.getItem('request') === former) sessionStorage.removeItem('request');
  } catch {
    // There is no storage.
  }
}

function render(request?: OutgoingRequest, result?: Result) {
  bar ??= setUpBar();
  if (request && result) report(request, result);
  const requests = outbox.requests();
  mark(requests);
  // Only where it is needed: with this listener some browsers keep no page for the way back.
  const asks = requests.some(({ state }) => state !== 'sending');
  (asks ? addEventListener : removeEventListener)('beforeunload', askBeforeLeaving);
  const forms = requests.flatMap(({ place }) => (place?.closest('dialog[open]') ? place : []));
  const place = forms[0] ?? document.body;
  if (bar.parentElement !== place) place.append(bar);
  if (requests[0]) showStates(requests, requests[0].form.say);
  else if (bar.dataset.state !== 'sent') show('none');
}

function report(request: OutgoingRequest, result: Result) {
  if (result === 'failed') notify.error(request.form.toasts.failed);
  if (result !== 'accepted') return;
  notify.success(request.form.toasts.accepted);
  request.whenAccepted?.();
  if (!outbox.requests().length) showWhatIsNext(request);
}

function show(state: 'sending' | 'unsent' | 'sent' | 'none', words = '') {
  bar!.hidden = state === 'none';
  bar!.dataset.state = state;
  const status = part('words');
  // A live region speaks only of what changes while it is in view.
  if (status.textContent !== words) setTimeout(() => (status.textContent = words));
}

let calling = false;

function askBeforeLeaving(event: Event) {
  if (!calling) event.preventDefault();
}

/** For a browser, tel: and mailto: leave the page too. A visitor who calls or writes about the request is not asked. */
function allowContactLinks({ target }: Event) {
  // Clicks are on elements.
  if (!(target as Element).closest('a:not([href^="http"], [href^="/"])')) return;
  calling = true;
  setTimeout(() => (calling = false), 1000);
}

function showStates(requests: OutgoingRequest[], say: Say) {
  const states = requests.flatMap(({ state }) => state ?? []);
  const pause = outbox.pause();
  const isSlow = requests.some(
    ({ state, sentAt = 0 }) => state === 'sending' && Date.now() - sentAt >= 10_000,
  );
  const words = statesInWords(states, pause > 0, say);
  bar!.toggleAttribute('data-slow', isSlow);
  show(states.includes('sending') ? 'sending' : 'unsent', words);

  // The words of the bar stand still, for they are read out; the button counts.
  const again = part<HTMLButtonElement>('again');
  again.classList.toggle('button', !again.form);
  again.disabled = pause > 0;
  again.textContent = pause ? say('Send again in {}', inWords(pause, say)) : say('Send again');
  const text = requests.map(({ payload }) => asText(payload)).join('\n\n');
  const mail = part<HTMLAnchorElement>('mail');
  mail.href = mailLink(mail.dataset.to!, 'Request from the website', text);
  const whatsapp = part<HTMLAnchorElement | null>('whatsapp');
  if (whatsapp) whatsapp.href = whatsappLink(whatsapp.dataset.to!, text);
}

/** What the practice has from this page. */
const arrived = new Set<string>();

function showWhatIsNext({ form, day, payload }: OutgoingRequest) {
  const isAppointment = form.kind === 'appointment';
  const entries = form.path + JSON.stringify(payload);
  const again = arrived.has(entries)
    ? form.say('You have sent the same before: the practice has it already. ')
    : '';
  arrived.add(entries);
  const calendar = part<HTMLButtonElement>('calendar');
  calendar.hidden = true;
  if (isAppointment)
    void import('./calendar.ts')
      .then(({ saveTentativeDay }) => {
        calendar.onclick = () => saveTentativeDay(day, { ...bar!.dataset });
        calendar.hidden = false;
      })
      // Without it the request has arrived all the same.
      .catch(() => undefined);
  const answer = isAppointment
    ? 'What happens next: the practice calls you to confirm {}. Until then it is a request, not a fixed appointment.'
    : 'What happens next: the practice answers you by phone or e-mail.';
  show('sent', again + form.say(answer, spokenDate(day, document.documentElement.lang)));
}
