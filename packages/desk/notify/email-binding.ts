import type { SendEmail } from '@cloudflare/workers-types';
import type { Send } from './mail.ts';

/** Hands letters to Cloudflare, which signs them for the domain of the practice and sets their Message-ID itself. */
export const sendByBinding =
  (binding: SendEmail): Send =>
  async ({ from, to, subject, text }) => {
    try {
      await binding.send({ from, to, subject, text });
      return { kind: 'taken' };
    } catch (error) {
      return { kind: 'refused', why: (error as Error & { code?: string }).code ?? 'no reason was given' };
    }
  };
