// A local mail server that accepts or rejects mail as a test wants.
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Mail {
  from: string;
  to: string[];
  /** Headers, an empty line and the decoded text. */
  text: string;
  /** Whether the connection was encrypted. */
  secure: boolean;
}

/** The response to a whole message. */
type SmtpResponse =
  | 'take'
  /** With this status. */
  | number
  /** Accepts the mail, and disconnects without a response. */
  | 'take and vanish'
  | 'vanish'
  /** Never responds. */
  | 'hang';

export async function openMailServer(options: SMTPServerOptions = {}, port = 0) {
  const accepted: Mail[] = [];
  /** The responses to the next messages; accepts all others. */
  const responses: SmtpResponse[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    // Tests of encryption bring a certificate.
    disabledCommands: options.cert ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _, done) =>
      username === 'desk' && password === 'hush@1'
        ? done(null, { user: 'desk' })
        : done(Object.assign(new Error('No.'), { responseCode: 535 })),
    onData(stream, session, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      stream.on('end', () => {
        attempts += 1;
        const response = responses.shift() ?? 'take';
        const { mailFrom, rcptTo } = session.envelope;
        if (response === 'take' || response === 'take and vanish')
          accepted.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            text: readable(text),
            secure: session.secure,
          });
        if (response === 'take') done();
        else if (typeof response === 'number')
          done(Object.assign(new Error('Not now.'), { responseCode: response }));
        else if (response !== 'hang') for (const connection of server.connections) connection.close();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: boundPort } = server.server.address() as { port: number };
  return {
    accepted,
    responses,
    attempts: () => attempts,
    port: boundPort,
    /** Message-IDs, which tell repeats apart. */
    ids: () => accepted.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1]),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Decodes quoted-printable. */
function readable(mail: string): string {
  const plain = mail.replaceAll('\r\n', '\n');
  if (!/^Content-Transfer-Encoding: quoted-printable$/im.test(plain)) return plain;
  const bytes = plain
    .replaceAll('=\n', '')
    .replaceAll('%', '%25')
    .replace(/=([0-9A-F]{2})/g, '%$1');
  return decodeURIComponent(bytes);
}
