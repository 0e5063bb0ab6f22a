import type { APIContext } from 'astro';
import { practice } from '#queries/practice.ts';

/** The contact for security reports (RFC 9116). Expires with the next year: an older build is no longer maintained. */
export const GET = async ({ site }: APIContext) => {
  const lines = [
    `Contact: mailto:${(await practice()).email}`,
    `Expires: ${new Date().getFullYear() + 1}-12-31T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
