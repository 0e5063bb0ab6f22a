import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { requestForms, type RequestFormName } from '#forms/definitions/requests.ts';
import { inLanguage, sayIn } from '#forms/in-language.ts';
import { dayInWords } from '#forms/messages.ts';
import { statesInWords, waitNote } from '#forms/sending/wait.ts';
import { formWords } from '#lib/form-words.ts';
import { dateHint, loadingNote, requiredNote } from '#forms/words.ts';

// Each word in brackets: what comes without them is said in English on every page.
const marked = Object.fromEntries(Object.values(formWords).map((english) => [english, `<${english}>`]));
const names: RequestFormName[] = ['booking', 'conditionAppointment', 'procedureAppointment'];

const wrong = [
  { appointmentDate: '', name: '', mobile: '', email: 'x', condition: '' },
  { appointmentDate: '2001-01-01', name: '1', mobile: 'abc', email: '', condition: '' },
  { appointmentDate: '2999-01-01', name: 'A', mobile: '1', email: 'a@b', condition: 'x' },
  {
    appointmentDate: '2999-01-01',
    name: 'A'.repeat(80),
    mobile: '9'.repeat(20),
    email: 'a@b',
    condition: 'x',
  },
];

describe.each(names)('the form %s in another language', (name) => {
  const english = requestForms[name];
  const spoken = inLanguage(english, marked);

  it('says all that it says by itself in it', () => {
    const { labels, placeholder, promise, submit, submitting, toasts } = spoken;
    const { accepted, failed, invalid } = toasts;
    const said = [
      ...Object.values(labels),
      placeholder,
      promise,
      submit,
      submitting,
      accepted,
      failed,
      invalid,
    ];
    for (const words of said) if (words !== undefined) expect(words).toMatch(/^<.+>$/s);
  });

  it('has words for every mistake', () => {
    const rules = v.object(english.rules(Date.parse('2026-11-21T06:00:00Z')));
    const messages = wrong.flatMap(
      (entries) => v.safeParse(rules, entries).issues?.map(({ message }) => message) ?? [],
    );
    expect(messages.length).toBeGreaterThan(5);
    for (const message of messages) expect(marked).toHaveProperty([message]);
  });

  it('sends the same', () => {
    const values = {
      appointmentDate: '2026-11-21',
      name: 'Asha',
      mobile: '9876543210',
      email: null,
      condition: 'Knee Pain',
    };
    expect(spoken.payload(values)).toEqual(english.payload(values));
    expect(spoken).toMatchObject({ path: english.path, kind: english.kind, tidy: english.tidy });
  });
});

it('has the notes around the fields, too', () => {
  for (const words of [dateHint, loadingNote, requiredNote]) expect(marked).toHaveProperty([words]);
});

it('has what the bar says of a request that waits, too', () => {
  const say = sayIn(marked);
  const said = [
    statesInWords(['unsure', 'failed'], true, say),
    statesInWords(['offline'], false, say),
    statesInWords(['failed', 'sending'], false, say),
    dayInWords('2026-11-22', ['Sunday'], 'en-IN', say).slice('Sunday 22 November 2026:'.length),
    waitNote(1000, say),
    waitNote(200_000, say),
  ].join('');
  expect(said.replaceAll(/<[^<>]*(?:<[^>]*>[^<>]*)?>/g, '').replaceAll(/[\d ]/g, '')).toBe('');
});

it('says in English what has no words', () => expect(sayIn({})('Cancel')).toBe('Cancel'));
