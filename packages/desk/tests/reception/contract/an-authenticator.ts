// A security key in software: makes passkeys (ES256, no attestation) and signs with them, as WebAuthn level 3 says.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export const SITE = 'https://www.clinic.example';

interface Options {
  challenge: string;
}
export interface Told {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const short = (number: number) => Buffer.from([number >> 8, number & 0xff]);
const count = (number: number) => Buffer.concat([short(0), short(number)]);
const clientData = (type: string, { challenge, origin = SITE }: Told) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
const text = (bytes: Buffer) => bytes.toString('base64url');

export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const about = (flags: number, { rpId = new URL(SITE).hostname, counter = 0 }: Told) =>
    Buffer.concat([sha256(rpId), Buffer.from([flags]), count(counter)]);
  const answer = (response: Record<string, string>) =>
    JSON.stringify({
      id: text(id),
      rawId: text(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    id: text(id),
    /** `told` is what a browser on another site, or a thief, would do otherwise. */
    create({ challenge }: Options, told: Told = {}): string {
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = Buffer.concat([about(0x45, told), Buffer.alloc(16), short(id.length), id, key]);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return answer({
        clientDataJSON: text(clientData('webauthn.create', { challenge, ...told })),
        attestationObject: text(attestation),
      });
    },
    get({ challenge }: Options, told: Told = {}): string {
      const client = clientData('webauthn.get', { challenge, ...told });
      const data = about(0x05, told);
      return answer({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
