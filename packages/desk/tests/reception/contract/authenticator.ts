// A security key in software: makes passkeys (ES256, no attestation) and signs with them, following WebAuthn level 3.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export const SITE = 'https://www.clinic.example';

interface Options {
  challenge: string;
}
export interface Override {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const short = (number: number) => Buffer.from([number >> 8, number & 0xff]);
const count = (number: number) => Buffer.concat([short(0), short(number)]);
const clientData = (type: string, { challenge, origin = SITE }: Override) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
const text = (bytes: Buffer) => bytes.toString('base64url');

export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const about = (flags: number, { rpId = new URL(SITE).hostname, counter = 0 }: Override) =>
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
    /** `override` simulates another site, or a thief. */
    create({ challenge }: Options, override: Override = {}): string {
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = Buffer.concat([about(0x45, override), Buffer.alloc(16), short(id.length), id, key]);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return answer({
        clientDataJSON: text(clientData('webauthn.create', { challenge, ...override })),
        attestationObject: text(attestation),
      });
    },
    get({ challenge }: Options, override: Override = {}): string {
      const client = clientData('webauthn.get', { challenge, ...override });
      const data = about(0x05, override);
      return answer({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
