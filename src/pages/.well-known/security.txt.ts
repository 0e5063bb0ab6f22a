import type { APIContext } from 'astro';
import { practice } from '#queries/practice.ts';

/** Whom to tell of a weakness (RFC 9116). It is over with the next year: a build so old is looked after by nobody. */
export const GET = async ({ site }: APIContext) => {
  const lines = [
    `Contact: mailto:${(await practice()).email}`,
    `Expires: ${new Date().getFullYear() + 1}-12-31T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
