// The floor: every page of the site once more, with the same words and pictures, and nothing else. What the site costs
// above it is the price of its looks and its help.
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { bareBody } from './bare-body.ts';

const css = `
body{max-width:60rem;margin:auto;padding:0 1rem;font:1.0625rem/1.55 system-ui,sans-serif;color:#12293f;background:#fbf6ec}
img{max-width:100%;height:auto}
[aria-roledescription=carousel]{display:flex;overflow:auto}[aria-roledescription=slide]{flex:none;width:100%}
button{min-height:44px;font:inherit}label,input,select,textarea{display:block;width:100%;font-size:1rem}
td,th{text-align:left;vertical-align:top}`.replaceAll('\n', '');

export async function writeFloor(browser: Browser, dist: string, folder: string) {
  const page = await browser.newPage();
  for (const file of globSync('**/*.html', { cwd: dist })) {
    const html = readFileSync(path.join(dist, file), 'utf8');
    const { title, description, body } = await page.evaluate(bareBody, html);
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(
      target,
      `<!doctype html><html lang=en-IN><meta charset=utf-8><meta name=viewport content="width=device-width"><title>${title}</title><meta name=description content="${description}"><link rel=icon href=data:,><style>${css}</style>${body}`,
    );
  }
  await page.close();
  cpSync(path.join(dist, '_astro'), path.join(folder, '_astro'), {
    recursive: true,
    filter: (name) => !/\.(js|css|woff2)$/.test(name),
  });
}
