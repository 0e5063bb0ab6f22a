import type { Context } from 'hono';

/** The fields of a form that was sent, as texts; what is missing is empty. */
export async function fieldsOf(c: Context): Promise<(name: string) => string> {
  const body = await c.req.parseBody();
  return (name) => {
    const value = body[name];
    return typeof value === 'string' ? value : '';
  };
}

/** A whole number from 1, or NaN. */
export const wholeNumber = (text: string | undefined): number =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : NaN;
