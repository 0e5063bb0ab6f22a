import type { Settings } from '../settings/settings.ts';

/** The text printed once the desk is listening. */
export function startMessage(settings: Settings, port: number, hasReception: boolean): string {
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  const address = `http://${host}:${port}`;
  return [
    `The site is open at ${address}`,
    whereRequestsGo(settings),
    hasReception
      ? `The receptionist's page: ${settings.siteUrl ?? address}/desk`
      : `The receptionist's page opens with its first person: npm run requests -- --add-person "Name"`,
    'To stop, press Ctrl-C.',
  ].join('\n');
}

export function whereRequestsGo({ requestsFile, webhook, mail }: Settings): string {
  return [
    `Requests are stored in ${requestsFile}. To read them: npm run requests`,
    webhook && `Each new request is also sent to ${webhook.address.host}.`,
    mail && `Mail about new requests is sent to ${mail.to.join(', ')}.`,
    mail?.receipt && 'Patients who give an e-mail address get a receipt.',
    !webhook &&
      !mail &&
      'New requests cause no notification: check often, or set SMTP_URL or REQUEST_WEBHOOK.',
  ]
    .filter(Boolean)
    .join('\n');
}
