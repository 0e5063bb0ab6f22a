// The outbox of this page, and what a visitor sees of it. What could not be sent stays behind the bar at the foot of the
// page until it is sent or dismissed.
import { marks } from '#forms/marks.ts';
import { asText, mailLink, whatsappLink } from '#forms/messages.ts';
import { createOutbox, type OutgoingRequest, type Result } from '#forms/outbox.ts';
import { sendRequest } from '#forms/sender.ts';
import { tentativeEvent } from './calendar.ts';
import { longDate, type Day } from '#lib/dates.ts';
import { notify } from '#scripts/notify.ts';

type State = 'unsent' | 'sent' | 'none';

let bar: HTMLElement | null | undefined;
const part = <T extends HTMLElement>(name: string) => bar?.querySelector<T>(`[data-part=${name}]`) ?? null;

export const outbox = createOutbox({
  send: sendRequest,
  isOnline: () => navigator.onLine,
  mark: () => marks.add(Date.now()),
  settled: showResult,
  changed: showUnsent,
});

/** Not before the first request: this file is also read where there is no page, when the site is built. */
function setUpBar() {
  bar = document.getElementById('request-bar');
  part('again')?.addEventListener('click', () => void outbox.sendAgain());
  part('dismiss')?.addEventListener('click', () => {
    outbox.dismiss();
    show('none');
  });
  addEventListener('online', () => void outbox.connectionIsBack());
  addEventListener('click', allowContactLinks);
  addEventListener('pagehide', outbox.leave);
  addEventListener('pageshow', outbox.comeBack);
}

function showResult(request: OutgoingRequest, result: Result) {
  if (result === 'failed') notify.error(request.form.toasts.failed);
  if (result !== 'accepted') return;
  notify.success(request.form.toasts.accepted);
  request.whenAccepted?.();
  if (!outbox.unsent().length) showWhatIsNext(request);
}

function show(state: State, words = '') {
  if (!bar) return;
  bar.hidden = state === 'none';
  bar.dataset.state = state;
  const status = part('words');
  // A live region speaks only of what changes while it is in view.
  if (status && status.textContent !== words) setTimeout(() => (status.textContent = words));
}

let calling = false;

function askBeforeLeaving(event: Event) {
  if (!calling) event.preventDefault();
}

/** To a browser, tel: and mailto: leave the page too. Whoever calls or writes about the request shall not be asked. */
function allowContactLinks({ target }: Event) {
  if (!(target as Element).closest('a:not([href^="http"], [href^="/"])')) return;
  calling = true;
  setTimeout(() => (calling = false), 1000);
}

function showUnsent() {
  if (bar === undefined) setUpBar();
  const requests = outbox.unsent();
  const sending = outbox.isSendingAgain();
  if (!requests.length) {
    removeEventListener('beforeunload', askBeforeLeaving);
    if (bar?.dataset.state === 'unsent') show('none');
    return;
  }
  // Not before it is needed: with this listener some browsers keep no page for the way back.
  addEventListener('beforeunload', askBeforeLeaving);
  const waits = outbox.isWaitingForConnection()
    ? ' You are offline: we send it when the connection is back.'
    : '';
  show('unsent', `Your request has not been sent.${waits}`);

  const again = part<HTMLButtonElement>('again');
  if (again) {
    again.disabled = sending;
    again.textContent = sending ? 'Sending...' : 'Send again';
  }
  const text = requests.map((request) => asText(request.payload)).join('\n\n');
  const mail = part<HTMLAnchorElement>('mail');
  if (mail) mail.href = mailLink(mail.dataset.to ?? '', 'Request from the website', text);
  const whatsapp = part<HTMLAnchorElement>('whatsapp');
  if (whatsapp) whatsapp.href = whatsappLink(whatsapp.dataset.to ?? '', text);
}

function showWhatIsNext({ form, day }: OutgoingRequest) {
  const isAppointment = form.kind === 'appointment';
  const calendar = part<HTMLButtonElement>('calendar');
  if (calendar) {
    calendar.hidden = !isAppointment;
    calendar.onclick = () => saveTentativeDay(day);
  }
  const answer = isAppointment
    ? `the practice calls you to confirm ${longDate(day)}. Until then it is a request, not a fixed appointment.`
    : 'the practice answers you by phone or e-mail.';
  show('sent', `What happens next: ${answer}`);
}

function saveTentativeDay(day: Day) {
  const { practice = '', place = '' } = bar?.dataset ?? {};
  const file = tentativeEvent({
    day,
    title: `Appointment request: ${practice}`,
    details: `Not confirmed yet. ${practice} calls to confirm the day and the time.`,
    place,
    now: Date.now(),
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  link.download = 'appointment-request.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
