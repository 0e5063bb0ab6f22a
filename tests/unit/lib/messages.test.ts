// The messages in three languages.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { languageKinds } from '@clinic/content-model/languages.ts';
import { english, messageKeys, type Messages } from '@clinic/content-model/messages/english.ts';
import { inShort } from '@clinic/content-model/shapes/screens/in-short.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const parts = (text: string) => text.match(/\{\w*\}/g)?.toSorted() ?? [];

describe.each(languageKinds)('the messages in %s', (language) => {
  const screen = parse(read(`src/content/screens/${language}.yaml`)) as { messages: Messages };
  const problemsOf = (messages: object) =>
    inShort(language)
      .safeParse({ ...screen, messages })
      .error?.issues.map(({ message, path }) => `${path.at(-1)?.toString()}: ${message}`);

  it('have the keys and placeholders of the English messages', () => {
    expect(Object.keys(screen.messages)).toEqual(messageKeys);
    for (const key of messageKeys) expect(parts(screen.messages[key]), key).toEqual(parts(english[key]));
  });

  it('are rejected with a missing key, an unknown key or a missing placeholder', () => {
    const { cancel: _cancel, ...others } = screen.messages;
    expect(problemsOf(screen.messages)).toBeUndefined();
    expect(problemsOf(others)).toEqual([expect.stringContaining('cancel')]);
    expect(problemsOf({ ...screen.messages, cancle: 'x' })).toEqual([expect.stringContaining('cancle')]);
    expect(problemsOf({ ...screen.messages, againIn: 'x' })).toEqual([
      'againIn: "Send again in {}" must have {} in it',
    ]);
  });

  it('contain no English words except names', () => {
    const names = /WhatsApp|\bmg\b|\{\w+\}/g;
    const foreign = messageKeys.filter((key) => /[A-Za-z]/.test(screen.messages[key].replace(names, '')));
    expect(foreign).toEqual([]);
  });
});

it('the messages have no duplicate key and no duplicate text', async () => {
  const files = globSync('packages/content-model/messages/*.ts', {
    exclude: ['**/english.ts', '**/fill.ts'],
  });
  const modules = await Promise.all(files.map((file) => import(path.resolve(file)) as Promise<object>));
  const texts = modules
    .flatMap((module) => Object.values(module))
    .flatMap((group: object) => Object.entries(group));
  expect(texts.map(([key]) => key).toSorted()).toEqual(messageKeys.toSorted());
  expect(texts.map(([, text]) => text)).toHaveLength(new Set(texts.map(([, text]) => text)).size);
});

it('every key of the messages is used', () => {
  const sources = globSync(['src/**/*.{ts,tsx,astro}', 'packages/{contract,content-model/shapes}/**/*.ts'])
    .map(read)
    .join('\n');
  // In Astro as a property of `labels` or `words`, elsewhere as text; a label has the name of its field.
  const isUsed = (key: string) => new RegExp(`\\b(?:labels|words)\\.${key}\\b|['"]${key}['"]`).test(sources);
  expect(messageKeys.filter((key) => !isUsed(key))).toEqual([]);
});
