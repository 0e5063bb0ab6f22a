// The words around the pages in short, one file for each language.
import { z } from 'astro/zod';
import { formWords } from '#lib/form-words.ts';
import type { Language } from '#lib/languages.ts';
import * as f from '../../fields.ts';

const said = (english: string, max = 200) => f.line(english, `In the language: "${english}"`, max);
const level = (label: string) =>
  f.group(label, 'A level.', {
    heading: said(label, 60),
    text: f.callable('Text', 'One or two sentences.', 260),
  });
// TypeScript does not take for granted that nothing else is in an object: here, and below.
const names = Object.keys(formWords) as (keyof typeof formWords)[];

export const inShort = <const L extends Language>(language: L) =>
  f.group('Pages in short', 'The words around the pages in Hindi or Marathi.', {
    screen: z.literal(language),
    inShort: said('In short', 40),
    here: said('You are here', 40),
    language: said('Language', 30),
    onlyEnglish: said('The other pages are in English', 160),
    now: level('Go now'),
    sameDay: level('The same day'),
    visit: said('Book a visit', 60),
    reviewed: said('Read by {} on {}', 80),
    notYetReviewed: said('Nobody who reads this language has reviewed it yet', 120),
    changedSince: said('Changed since', 120),
    stale: said('The English page has changed. Until this one is looked at again, its signs come first', 300),
    listen: said('Listen', 30),
    stop: said('Stop', 30),
    share: said('Share on WhatsApp', 40),
    print: said('Print', 30),
    painkillers: f.callable(
      'Before a painkiller',
      'The limits of paracetamol, on the pages that name one.',
      400,
    ),
    ask: f.group('Ask us', 'At the end of each page.', {
      heading: said('Ask us', 60),
      text: said('Call, write, or send the form', 300),
      form: said('Ask for an appointment', 60),
      call: said('Call', 30),
      write: said('Write', 60),
      address: said('Address', 30),
      hours: said('Hours', 30),
    }),
    lists: f.group('Lists', 'The headings of the lists on the first page.', {
      conditions: said('Pain', 60),
      services: said('Treatments', 60),
      others: said('More', 60),
    }),
    form: f.group('Form', 'The form that asks for an appointment.', {
      urgent: said('If somebody is in danger: 108 or 112', 200),
      privacy: said('What it is used for', 300),
      privacyLink: said('Privacy', 60),
      unavailable: f.callable('The form could not be loaded', 'One or two sentences.', 200),
      dismiss: said('Dismiss', 30),
      email: said('E-mail', 30),
      calendar: said('Add to calendar', 40),
      words: f.group(
        'What the form says',
        'Under each name stands what it says in English.',
        Object.fromEntries(
          names.map((name) => [name, said(formWords[name].replace(' * ', ' with a star '))]),
        ) as Record<(typeof names)[number], z.ZodString>,
      ),
    }),
  });
