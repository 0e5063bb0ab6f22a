// WebAuthn level 3. Only this file imports @simplewebauthn/server.
import * as webauthn from '@simplewebauthn/server';
import type { Person } from '../queries/people.ts';
import type { Passkey } from '../queries/second-factor.ts';

/** Passkeys are bound to the configured site, whatever Host header a request has. */
const siteOf = (siteUrl: string) => {
  const { origin, hostname } = new URL(siteUrl);
  return { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: false };
};

/** Ed25519, ES256 and RS256, which authenticators support. Newer ones make Node print an experimental warning. */
const supportedAlgorithmIDs = [-8, -7, -257];

const idsOf = (passkeys: Passkey[]) => passkeys.map(({ id }) => ({ id }));

export const creationOptions = (siteUrl: string, { id, name }: Person, passkeys: Passkey[]) =>
  webauthn.generateRegistrationOptions({
    rpName: 'Front desk',
    rpID: siteOf(siteUrl).expectedRPID,
    supportedAlgorithmIDs,
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

/** Returns the new passkey, or undefined when the browser's response is not valid for this challenge and site. */
export async function verifyNewPasskey(siteUrl: string, json: string, expectedChallenge: string) {
  try {
    const response = JSON.parse(json) as webauthn.RegistrationResponseJSON;
    const expected = { ...siteOf(siteUrl), expectedChallenge, supportedAlgorithmIDs };
    const { registrationInfo } = await webauthn.verifyRegistrationResponse({ response, ...expected });
    const { id, publicKey, counter } = registrationInfo!.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  } catch {
    return undefined;
  }
}

/** Returns the passkey that signed the challenge with its signature counter, or undefined. */
export async function verifySignature(
  siteUrl: string,
  passkeys: Passkey[],
  json: string,
  expectedChallenge: string,
) {
  try {
    const response = JSON.parse(json) as webauthn.AuthenticationResponseJSON;
    const passkey = passkeys.find(({ id }) => id === response.id)!;
    const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
    // The database compares the counter, in the statement that stores the new one.
    const credential = { id: passkey.id, publicKey, counter: 0 };
    const expected = { ...siteOf(siteUrl), expectedChallenge };
    const { verified, authenticationInfo } = await webauthn.verifyAuthenticationResponse({
      response,
      credential,
      ...expected,
    });
    return verified ? { passkey, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    return undefined;
  }
}
