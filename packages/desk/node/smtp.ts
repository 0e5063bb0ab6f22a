import { addAbortListener } from 'node:events';
import { createTransport } from 'nodemailer';
import type { Sent } from '../notify/deliveries.ts';
import { headersOf, type Send } from '../notify/mail.ts';
import type { SmtpServer } from '../settings/mail.ts';

const CONNECTION_TIMEOUT_MS = 10_000;
const RESPONSE_TIMEOUT_MS = 30_000;
/** Shorter than the two minutes for which a mail is claimed. */
const TOTAL_TIMEOUT_MS = 90_000;
/** For a mail in transfer when the desk stops: if aborted, it might arrive twice. */
const SHUTDOWN_MS = 5_000;

/** Sends by the practice's mail server, never unencrypted over a network. */
export function sendBySmtp({ url, isLocal }: SmtpServer): Send {
  const transport = createTransport({
    url,
    requireTLS: !isLocal,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: RESPONSE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, stopping) => {
    const { reference, ...message } = mail;
    const shutdown = new AbortController();
    const abortSoon = () => void setTimeout(() => shutdown.abort(), SHUTDOWN_MS).unref();
    using _listening = addAbortListener(stopping, abortSoon);
    try {
      await transport.sendMail({
        ...message,
        messageId: `<${reference}@${message.from.split('@')[1]}>`,
        headers: headersOf(mail),
        signal: AbortSignal.any([shutdown.signal, AbortSignal.timeout(TOTAL_TIMEOUT_MS)]),
      });
      return { kind: 'accepted' };
    } catch (error) {
      return failureOf(error as SmtpError);
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

/** Only codes, because the server's text may repeat addresses. */
function failureOf(error: SmtpError): Sent {
  const { code = 'no response', originalCode, responseCode } = error;
  if (responseCode) return { kind: 'rejected', reason: `${code} ${responseCode}` };
  const reason = [code, originalCode].filter(Boolean).join(' ');
  return { kind: isEarly(error) ? 'rejected' : 'unknown', reason };
}

const isEarly = ({ code = '', originalCode = '', timeoutType = '', syscall }: SmtpError): boolean =>
  EARLY.includes(code) ||
  syscall === 'connect' ||
  /CERT|VERIFY/.test(originalCode) ||
  /^(CONNECT|GREETING)_TIMEOUT$/.test(timeoutType);
