import { isLoopback, listOf, SettingsError, siteAddress, yesOrNo, type Environment } from './values.ts';

export type MailSettings = NonNullable<ReturnType<typeof readMail>>;
export type SmtpServer = ReturnType<typeof smtpServer>;

export function readMail(env: Environment) {
  const receipt = yesOrNo(env, 'PATIENT_RECEIPT', false);
  if (receipt && !env.MAIL_TO)
    throw new SettingsError('PATIENT_RECEIPT needs MAIL_TO, MAIL_FROM and SMTP_URL.');
  if (!env.MAIL_TO && !env.SMTP_URL) return undefined;
  const [from = '', ...more] = addresses(env, 'MAIL_FROM');
  if (more.length > 0) throw new SettingsError('MAIL_FROM must be one address.');
  return {
    /** Undefined on Cloudflare, which sends mail itself. */
    server: env.SMTP_URL ? smtpServer(env.SMTP_URL) : undefined,
    to: addresses(env, 'MAIL_TO'),
    from,
    /** Minutes since midnight at the clinic, sorted; none means at once. */
    times: listOf(env, 'MAIL_TIMES')
      .map(minutes)
      .sort((a, b) => a - b),
    /** Whether the mail contains names, numbers and problems of patients. */
    details: yesOrNo(env, 'MAIL_DETAILS', false),
    /** Whether patients who give an address get a receipt. */
    receipt,
    /** The receptionist's page. */
    link: env.SITE_URL ? `${siteAddress(env)}/desk` : undefined,
  };
}

/** The URL may contain a password, so no message repeats it. */
function smtpServer(text: string) {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || /[^/]/.test(url.pathname + url.search)) {
    throw new SettingsError(
      'SMTP_URL must look like smtps://user:password@smtp.example.in, with special characters percent-encoded (@ is %40).',
    );
  }
  try {
    decodeURIComponent(text);
  } catch {
    throw new SettingsError('SMTP_URL has an invalid %: write it as %25.');
  }
  /** A server on this computer may do without encryption. */
  return { url: text, isLocal: isLoopback(url.hostname) };
}

function addresses(env: Environment, name: 'MAIL_TO' | 'MAIL_FROM'): string[] {
  const found = listOf(env, name);
  const wrong = found.find((text) => !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(text));
  if (found.length > 0 && wrong === undefined) return found;
  throw new SettingsError(
    `${name} must be an e-mail address such as desk@example.in, but ${wrong === undefined ? 'it is missing' : `it has "${wrong}"`}.`,
  );
}

function minutes(text: string): number {
  const [, hours, rest] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined)
    throw new SettingsError(`MAIL_TIMES must list times such as 09:00, 14:30, but it has "${text}".`);
  return Number(hours) * 60 + Number(rest);
}
