// A browser without JavaScript: stores cookies, reads pages and submits forms.
import { expect } from 'vitest';

export const password = 'four brown mangoes';
export const otherPassword = 'seven grey elephants';

export interface Page {
  status: number;
  headers: Headers;
  html: string;
  /** The page without markup. */
  words: string;
}

export type Fields = Record<string, string>;

export function createBrowser(url: string, from: Record<string, string> = {}) {
  const cookies = new Map<string, string>();

  async function request(path: string, init: RequestInit = {}): Promise<Page> {
    const headers = {
      ...from,
      ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
      ...(init.headers as Record<string, string>),
    };
    const send = () => fetch(url + path, { ...init, headers, redirect: 'manual' });
    // workerd closes idle connections without notice.
    const response = await send().catch(send);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const html = await response.text();
    return { status: response.status, headers: response.headers, html, words: textOf(html) };
  }

  const post = (path: string, fields: Fields, headers: Record<string, string> = {}) =>
    request(path, {
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
    get: (path: string, headers: Record<string, string> = {}) => request(path, { headers }),
    post,
    /** Submits a form and follows the redirect. */
    async send(path: string, fields: Fields): Promise<Page> {
      const response = await post(path, fields);
      expect(response.status, response.words).toBe(303);
      return request(response.headers.get('location') ?? '');
    },
  };
}

export type Browser = ReturnType<typeof createBrowser>;

const textOf = (html: string): string =>
  html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the value of the first, or last, hidden field with this name. */
export function hiddenIn(html: string, name: string, which: 'first' | 'last' = 'first'): string {
  const found = [...html.matchAll(new RegExp(`name="${name}"\\s+value="([^"]*)"`, 'g'))];
  return found.at(which === 'first' ? 0 : -1)?.[1] ?? '';
}

/** Returns the target of a redirect. */
export const locationOf = ({ headers }: Page) => headers.get('location');
