import { addAbortListener } from 'node:events';
import { createTransport } from 'nodemailer';
import type { Send, Sent } from '../notify/mail.ts';
import type { SmtpServer } from '../settings/mail.ts';

const CONNECTED_WITHIN_MS = 10_000;
const ANSWERED_WITHIN_MS = 30_000;
/** Less than the two minutes for which a mail is claimed, however slow each step is. */
const DONE_WITHIN_MS = 90_000;
/** For a mail in transfer when the desk stops: aborted, it might arrive twice. */
const FINISHED_WITHIN_MS = 5_000;

/** Sends letters by the mail server of the practice, never unencrypted over a network. */
export function sendBySmtp({ url, onThisComputer }: SmtpServer): Send {
  const transport = createTransport({
    url,
    requireTLS: !onThisComputer,
    connectionTimeout: CONNECTED_WITHIN_MS,
    greetingTimeout: CONNECTED_WITHIN_MS,
    socketTimeout: ANSWERED_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ reference, from, to, subject, text }, stopping) => {
    const enough = new AbortController();
    const abortSoon = () => void setTimeout(() => enough.abort(), FINISHED_WITHIN_MS).unref();
    using _listening = addAbortListener(stopping, abortSoon);
    try {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        messageId: `<${reference}@${from.split('@')[1]}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.any([enough.signal, AbortSignal.timeout(DONE_WITHIN_MS)]),
      });
      return { kind: 'taken' };
    } catch (error) {
      return notTaken(error as SmtpError);
    }
  };
}

interface SmtpError extends Error {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  timeoutType?: string;
  syscall?: string;
}

/** Errors before any of the message was transferred. */
const EARLY = ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EENVELOPE', 'ECONFIG', 'EREQUIRETLS'];

/** Only codes: the text of a server may repeat addresses. */
function notTaken(error: SmtpError): Sent {
  const { code = 'no answer', originalCode, responseCode } = error;
  if (responseCode) return { kind: 'refused', why: `${code} ${responseCode}` };
  const why = [code, originalCode].filter(Boolean).join(' ');
  return { kind: isEarly(error) ? 'refused' : 'unknown', why };
}

const isEarly = ({ code = '', originalCode = '', timeoutType = '', syscall }: SmtpError): boolean =>
  EARLY.includes(code) ||
  syscall === 'connect' ||
  /CERT|VERIFY/.test(originalCode) ||
  /^(CONNECT|GREETING)_TIMEOUT$/.test(timeoutType);
