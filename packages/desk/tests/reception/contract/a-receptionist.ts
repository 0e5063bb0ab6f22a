// A browser without JavaScript: it keeps cookies, reads pages and sends their forms.
import { expect } from 'vitest';

export const password = 'four brown mangoes';

export interface Answer {
  status: number;
  headers: Headers;
  html: string;
  /** What stands on the page, without its markup. */
  words: string;
}

export type Fields = Record<string, string>;

export function createReceptionist(url: string, from: Record<string, string> = {}) {
  const cookies = new Map<string, string>();

  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = {
      ...from,
      ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
      ...(init.headers as Record<string, string>),
    };
    const send = () => fetch(url + path, { ...init, headers, redirect: 'manual' });
    // workerd closes idle connections without a word.
    const response = await send().catch(send);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const html = await response.text();
    return { status: response.status, headers: response.headers, html, words: wordsOf(html) };
  }

  const post = (path: string, fields: Fields, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    });

  return {
    cookies,
    get: (path: string, headers: Record<string, string> = {}) => ask(path, { headers }),
    post,
    /** Sends a form and goes where its answer leads. */
    async send(path: string, fields: Fields): Promise<Answer> {
      const answer = await post(path, fields);
      expect(answer.status, answer.words).toBe(303);
      return ask(answer.headers.get('location') ?? '');
    },
  };
}

export type Receptionist = ReturnType<typeof createReceptionist>;

const wordsOf = (html: string): string =>
  html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

/** What a form of the page would send along unseen; `last` for the last form that has such a field. */
export function hiddenIn(html: string, name: string, which: 'first' | 'last' = 'first'): string {
  const found = [...html.matchAll(new RegExp(`name="${name}"\\s+value="([^"]*)"`, 'g'))];
  return found.at(which === 'first' ? 0 : -1)?.[1] ?? '';
}
