// What a visitor sees of the outbox. What could not be sent stays behind the bar at the foot of the
// page until it is sent or dismissed.
import type { Say } from '#forms/in-language.ts';
import { asText, mailLink, whatsappLink } from '#forms/messages.ts';
import { outbox, type OutgoingRequest, type Result } from '#forms/sending/outbox.ts';
import { inWords, unsentWords } from '#forms/sending/wait.ts';
import { spokenDate } from '#lib/dates.ts';
import { notify } from '#scripts/toast.ts';

type State = 'unsent' | 'sent' | 'none';

let bar: HTMLElement | null | undefined;
const part = <T extends HTMLElement>(name: string) => bar?.querySelector<T>(`[data-part=${name}]`) ?? null;

outbox.watch({ mark, settled: showResult, changed: showUnsent });

let marks = 0;

/**
 * While an answer is awaited, the tab remembers that something is on its way, and since when; nothing more. Should the
 * visitor leave, the next page says so (unconfirmed.ts). Where storage is switched off, that notice is all that is lost.
 */
function mark() {
  const key = `unconfirmed-${Date.now()}-${(marks += 1)}`;
  const change = (how: () => void) => {
    try {
      how();
    } catch {
      // There is no storage.
    }
  };
  change(() => sessionStorage.setItem(key, ''));
  return () => change(() => sessionStorage.removeItem(key));
}

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

/** For a browser, tel: and mailto: leave the page too. A visitor who calls or writes about the request is not asked. */
function allowContactLinks({ target }: Event) {
  // Clicks are on elements.
  if (!(target as Element).closest('a:not([href^="http"], [href^="/"])')) return;
  calling = true;
  setTimeout(() => (calling = false), 1000);
}

let ticking: ReturnType<typeof setTimeout> | undefined;

function showUnsent() {
  if (bar === undefined) setUpBar();
  clearTimeout(ticking);
  const requests = outbox.unsent();
  const [first] = requests;
  if (!first) {
    removeEventListener('beforeunload', askBeforeLeaving);
    if (bar?.dataset.state === 'unsent') show('none');
    return;
  }
  // Not before it is needed: with this listener some browsers keep no page for the way back.
  addEventListener('beforeunload', askBeforeLeaving);
  const pause = outbox.pause();
  const { say } = first.form;
  show('unsent', unsentWords(outbox.isUnsure(), outbox.isWaitingForConnection(), pause > 0, say));
  offerAgain(pause, say);
  offerOtherWays(requests.map((request) => asText(request.payload)).join('\n\n'));
}

/** The words of the bar stand still, for they are read out; the button counts. */
function offerAgain(pause: number, say: Say) {
  const again = part<HTMLButtonElement>('again');
  if (!again) return;
  const sending = outbox.isSendingAgain();
  again.disabled = sending || pause > 0;
  again.textContent = sending
    ? say('Sending...')
    : pause
      ? say('Send again in {}', inWords(pause, say))
      : say('Send again');
  if (pause) ticking = setTimeout(showUnsent, Math.min(1000, pause));
}

function offerOtherWays(text: string) {
  const mail = part<HTMLAnchorElement>('mail');
  if (mail) mail.href = mailLink(mail.dataset.to ?? '', 'Request from the website', text);
  const whatsapp = part<HTMLAnchorElement>('whatsapp');
  if (whatsapp) whatsapp.href = whatsappLink(whatsapp.dataset.to ?? '', text);
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
  if (calendar) {
    calendar.hidden = true;
    if (isAppointment)
      void import('./calendar.ts')
        .then(({ saveTentativeDay }) => {
          calendar.onclick = () => saveTentativeDay(day, { ...bar?.dataset });
          calendar.hidden = false;
        })
        // Without it the request has arrived all the same.
        .catch(() => undefined);
  }
  const answer = isAppointment
    ? 'What happens next: the practice calls you to confirm {}. Until then it is a request, not a fixed appointment.'
    : 'What happens next: the practice answers you by phone or e-mail.';
  show('sent', again + form.say(answer, spokenDate(day, document.documentElement.lang)));
}
