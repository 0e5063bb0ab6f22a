import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { contactRules, requestForms } from '#forms/definitions.ts';
import type { Rules } from '#forms/definitions.ts';
import { translatorFor } from '#forms/messages.ts';
import { serverMessages, createTranslator } from '#forms/translator.ts';
import { english } from '@clinic/content-model/messages/english.ts';

const at = Date.parse('2026-11-21T06:00:00Z');
const wrong = [
  { appointmentDate: '', name: '', mobile: '', email: 'x', condition: '', message: '' },
  { appointmentDate: '2001-01-01', name: '1', mobile: 'abc', email: '', condition: '', message: 'x' },
  { appointmentDate: '2999-01-01', name: 'A', mobile: '1', email: 'a@b', condition: 'x', message: 'x' },
  { appointmentDate: '2999-01-01', name: 'A'.repeat(80), mobile: '9'.repeat(20), email: 'a@b', message: 'x' },
];
const rules: [string, Rules][] = [
  ...Object.entries(requestForms).map(([name, form]): [string, Rules] => [name, form.rules(at)]),
  ['contact', contactRules()],
];

describe.each(rules)('the rules of the form %s', (_name, entries) => {
  it('report message keys', () => {
    const reported = wrong.flatMap(
      (values) => v.safeParse(v.object(entries), values).issues?.map(({ message }) => message) ?? [],
    );
    expect(reported.length).toBeGreaterThan(5);
    for (const key of reported.filter((text) => !text.startsWith('Invalid key')))
      expect(english).toHaveProperty(key);
  });
});

describe('a message', () => {
  it('is in the language of the page, or in English', () => {
    serverMessages.hindi = { cancel: 'रहने दीजिए' };
    expect(translatorFor('hindi')('cancel')).toBe('रहने दीजिए');
    expect(translatorFor()('cancel')).toBe('Cancel');
  });

  it('has its values inserted literally at its braces', () => {
    const translate = createTranslator({ found: '{} of {}' });
    expect(translate('found', '$&', '{}')).toBe('$& of {}');
  });
});
