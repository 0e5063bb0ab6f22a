// A real mail server on this computer, which takes mail or not, as a test wishes.
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Mail {
  from: string;
  to: string[];
  /** Headers, an empty line, the text, as a person reads them. */
  text: string;
  /** Whether it came over an encrypted connection. */
  secure: boolean;
}

/** How it answers the whole message. */
type Answer =
  | 'take'
  /** With this status. */
  | number
  /** It has the mail, and is gone before it says so. */
  | 'take and vanish'
  | 'vanish'
  /** It says nothing at all. */
  | 'hang';

export async function openMailServer(options: SMTPServerOptions = {}, port = 0) {
  const taken: Mail[] = [];
  /** How the next messages are answered; taken when there are none. */
  const answers: Answer[] = [];
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    // Its certificate is nobody's; tests of encryption bring their own.
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
        tries += 1;
        const answer = answers.shift() ?? 'take';
        const { mailFrom, rcptTo } = session.envelope;
        if (answer === 'take' || answer === 'take and vanish')
          taken.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            text: readable(text),
            secure: session.secure,
          });
        if (answer === 'take') done();
        else if (typeof answer === 'number')
          done(Object.assign(new Error('Not now.'), { responseCode: answer }));
        else if (answer !== 'hang') for (const connection of server.connections) connection.close();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: own } = server.server.address() as { port: number };
  return {
    taken,
    answers,
    tries: () => tries,
    port: own,
    /** Message-IDs, which tell repeats apart. */
    ids: () => taken.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1]),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Quoted-printable is how a mail server is given what is not plain English. */
function readable(mail: string): string {
  const plain = mail.replaceAll('\r\n', '\n');
  if (!/^Content-Transfer-Encoding: quoted-printable$/im.test(plain)) return plain;
  const bytes = plain
    .replaceAll('=\n', '')
    .replaceAll('%', '%25')
    .replace(/=([0-9A-F]{2})/g, '%$1');
  return decodeURIComponent(bytes);
}
