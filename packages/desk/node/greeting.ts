import type { Settings } from '../settings.ts';

/** What the desk says once it is open, for someone who has never seen it. */
export function greeting(settings: Settings, port: number, hasReception: boolean): string {
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  const address = `http://${host}:${port}`;
  return [
    `The site is open at ${address}`,
    whereRequestsGo(settings),
    hasReception
      ? `The receptionist's page: ${address}/desk`
      : `The receptionist's page opens with its first person: npm run requests -- --add-person "Name"`,
    'To stop, press Ctrl-C.',
  ].join('\n');
}

export function whereRequestsGo({ requestsFile, webhook, mail }: Settings): string {
  return [
    `Requests are kept in ${requestsFile}. To read them: npm run requests`,
    webhook && `Each new request is also sent to ${webhook.address.host}.`,
    mail && `Mail says that requests are waiting, to ${mail.to.join(', ')}.`,
    !webhook &&
      !mail &&
      'Nobody is notified of a new request: look often, or set SMTP_URL or REQUEST_WEBHOOK.',
  ]
    .filter(Boolean)
    .join('\n');
}
