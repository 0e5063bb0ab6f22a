// The one place that knows @simplewebauthn/server (WebAuthn level 3).
import * as webauthn from '@simplewebauthn/server';
import type { Person } from '../queries/people.ts';
import type { Passkey } from '../queries/second-factor.ts';

/** A passkey belongs to the configured address for good: whatever host a call names, no other site can ask for it. */
const siteOf = (siteUrl: string) => {
  const { origin, hostname } = new URL(siteUrl);
  return { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: false };
};

/** Ed25519, ES256 and RS256: what authenticators have. Asked for the newest as well, Node warns of an experiment. */
const supportedAlgorithmIDs = [-8, -7, -257];

const idsOf = (passkeys: Passkey[]) => passkeys.map(({ id }) => ({ id }));

/** What the browser is asked for, to make one. */
export const creationOptions = (siteUrl: string, { id, name }: Person, passkeys: Passkey[]) =>
  webauthn.generateRegistrationOptions({
    ...{ rpName: 'Front desk', supportedAlgorithmIDs },
    rpID: siteOf(siteUrl).expectedRPID,
    userName: name,
    userID: new TextEncoder().encode(String(id)),
    excludeCredentials: idsOf(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });

export const requestOptions = (siteUrl: string, passkeys: Passkey[]) =>
  webauthn.generateAuthenticationOptions({
    rpID: siteOf(siteUrl).expectedRPID,
    allowCredentials: idsOf(passkeys),
  });

/** The new passkey, or undefined where it is none for this challenge and this site. `answer` is what the browser sent. */
export async function newPasskey(siteUrl: string, answer: string, expectedChallenge: string) {
  try {
    const response = JSON.parse(answer) as webauthn.RegistrationResponseJSON;
    const expected = { ...siteOf(siteUrl), expectedChallenge, supportedAlgorithmIDs };
    const { registrationInfo } = await webauthn.verifyRegistrationResponse({ response, ...expected });
    const { id, publicKey, counter } = registrationInfo!.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  } catch {
    return undefined;
  }
}

/** Which of these passkeys has signed the challenge, and how often it has signed by now; undefined for none. */
export async function signedBy(
  siteUrl: string,
  passkeys: Passkey[],
  answer: string,
  expectedChallenge: string,
) {
  try {
    const response = JSON.parse(answer) as webauthn.AuthenticationResponseJSON;
    const passkey = passkeys.find(({ id }) => id === response.id)!;
    const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
    const expected = { ...siteOf(siteUrl), expectedChallenge };
    // The count is compared where it is kept, in one step with writing the new one down.
    const credential = { id: passkey.id, publicKey, counter: 0 };
    const { verified, authenticationInfo } = await webauthn.verifyAuthenticationResponse({
      ...{ response, credential },
      ...expected,
    });
    return verified ? { passkey, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    return undefined;
  }
}
