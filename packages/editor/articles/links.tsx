// Links of a text to pages of the site: chosen by their titles, or pasted with the whole address of the preview.
import type { EditorState } from 'prosemirror-state';
import { useEffect } from 'react';
import type { Site } from '../save/api.ts';
import { withMarks } from './marks.ts';

const list = 'pages-of-the-site';

/** The field for the address of a link is Keystatic's own: the browser offers the pages in it. */
export function PagesToChoose({ pages }: Pick<Site, 'pages'>) {
  useEffect(() => {
    const offer = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && isForAddress(target)) target.setAttribute('list', list);
    };
    document.addEventListener('focusin', offer);
    return () => document.removeEventListener('focusin', offer);
  }, []);
  return (
    <datalist id={list}>
      {pages.map(({ address, title }) => (
        <option key={address} value={address}>
          {title}
        </option>
      ))}
    </datalist>
  );
}

const isForAddress = (field: HTMLInputElement) =>
  field.closest('[role=dialog]') !== null &&
  [...(field.labels ?? [])].some(({ textContent }) => /^Link\b/.test(textContent));

/** A whole address of this site, or of its preview, becomes the path of the page. */
export const withOwnPaths = (state: EditorState, site: Site): EditorState =>
  withMarks(state, 'link', (says) => {
    const { host = '', pathname = '', hash = '' } = URL.parse(String(says.href)) ?? {};
    const isOwn = host !== '' && [location.host, site.host].includes(host);
    return isOwn ? { ...says, href: pathname + hash } : undefined;
  });

/** The paths in a text that lead to no page. A file, and a page of a list, are for the content check to judge. */
export function deadLinksIn({ doc }: EditorState, pages: Site['pages']): string[] {
  if (pages.length === 0) return [];
  const found = new Set<string>();
  doc.descendants(({ marks }) => {
    const link = marks.find(({ type }) => type.name === 'link');
    const [, path] = /^(\/[^#?]*)/.exec(String(link?.attrs.href)) ?? [];
    if (path && !/\.\w+$|\/page\//.test(path) && !pages.some(({ address }) => address === path))
      found.add(path);
  });
  return [...found];
}
