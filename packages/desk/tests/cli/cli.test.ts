import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { cell } from '#desk/format/csv.ts';
import { UsageError } from '#desk/cli/command.ts';
import { stripControls } from '#desk/format/text.ts';
import { paths } from '@clinic/contract/paths.ts';
import { folderOfTest } from '../folder.ts';
import { printed } from './printed.ts';
import { booking as anyBooking, addRequests, newRequest, rowsOf, topic as anyTopic } from '../test-desk.ts';

const formattedDate = 'Saturday, November 21, 2026';
const booking = { ...anyBooking, appointmentDate: formattedDate };
const topic = { ...anyTopic, appointmentDate: '2026-11-21', formattedDate };

let folder: string;
let file: string;
const now = new Date('2026-11-20T12:00:00Z');

beforeEach(() => {
  folder = folderOfTest();
  file = join(folder, 'requests.sqlite');
  const evil = { ...topic, condition: '=HYPERLINK("x")' };
  const kept = [
    ['2026-01-01T00:00:00.000Z', paths.booking, booking],
    ['2026-11-19T20:30:00.000Z', paths.query, evil],
    ['2026-11-20T10:00:00.000Z', paths.appointment, { ...topic, name: 'सुनीता' }],
  ] as const;
  addRequests(
    file,
    kept.map(([receivedAt, path, sent]) => newRequest({ receivedAt, path, payload: JSON.stringify(sent) })),
  );
});

const run = (...args: string[]) => printed(args, { file, now, env: { SITE_URL: 'https://www.example.in' } });

test('lists requests newest first, in Indian time, all of them or only the new ones', async () => {
  await run('--handled', '2');
  const text = await run();
  expect(text).toContain('2 new, 1 handled');
  const places = ['#3', '#2', '#1'].map((number) => text.indexOf(number));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text).toMatch(/#2 +20 Nov 2026, 02:00 +Query +\[handled 20 Nov 2026, 17:30\]/);
  expect(text).toMatch(/#3 .*\[NEW\]\n +सुनीता/);
  expect(text).toContain('Saturday, November 21, 2026');
  const unhandled = await run('--new');
  expect(unhandled).toContain('#3');
  expect(unhandled).not.toContain('#2');
});

test('removes control characters from the terminal output', () => {
  expect(stripControls('a\u001b[2Jb\u202ec\nd')).toBe('a [2Jb c d');
  expect(stripControls('क्\u200dष')).toBe('क्\u200dष');
});

test('--handled marks requests once, and rejects an unknown number', async () => {
  expect(await run('--handled', '1', '#3')).toBe(
    'Request 1 is marked as handled.\nRequest 3 is marked as handled.\n',
  );
  expect(await run('--handled', '1')).toBe('Request 1 was already handled.\n');
  await expect(run('--handled', '77')).rejects.toThrow('There is no request 77.');
  expect(await Promise.all([run('--handled', '2'), run('--handled', '2')])).toEqual([
    'Request 2 is marked as handled.\n',
    'Request 2 was changed meanwhile: run the command again.\n',
  ]);
});

describe('--csv', () => {
  test('writes a private file for spreadsheets, and never overwrites one', async () => {
    const target = join(folder, 'out.csv');
    expect(await run('--csv', target)).toBe(`3 requests written to ${target}.\n`);
    const text = readFileSync(target, 'utf8');
    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect(text.startsWith('\ufeff"Number",')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(5);
    expect(text).toContain('"3","2026-11-20 15:30","Appointment or information","सुनीता","9876543210"');
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).toContain('"Appointment","Sunita Sharma","9876543210","","2026-11-21","","new",""');
    writeFileSync(target, 'mine');
    await expect(run('--csv', target)).rejects.toThrow('exists already');
    expect(readFileSync(target, 'utf8')).toBe('mine');
    expect(await run('--csv', '--new')).toContain('"Number"');
  });

  test.each(['=1+1', '@x', ' =1', '\t=1', '＝1', '\u0000=1'])('makes %j text, not a formula', (text) =>
    expect(cell(text)).toMatch(/^"'/),
  );

  test('never turns an input into two cells or a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const written = cell(text);
        const read = written.slice(1, -1).replaceAll('""', '"');
        expect(written).toMatch(/^"(?:[^"\r\n]|"")*"$/);
        expect(read.replace(/^'/, '')).toBe(stripControls(text).replace(/^'/, ''));
        expect(read).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });
});

test('--prune previews, then deletes with --yes, from the bytes of the file too', async () => {
  const dry = await run('--prune', '90d');
  expect(dry).toContain(
    '1 request is older than 90 days (received before 22 August 2026); 1 of them not marked',
  );
  expect(dry).toContain('Nothing has been deleted');
  expect(rowsOf(file)).toHaveLength(3);
  expect(readFileSync(file).includes('Sunita Sharma')).toBe(true);
  expect(await run('--prune', '90d', '--yes')).toContain('1 request deleted');
  expect(rowsOf(file).map((row) => row.id)).toEqual([2, 3]);
  expect(rowsOf(file, 'audit_log')).toMatchObject([{ person: null, what: 'erased', detail: '1' }]);
  expect(readFileSync(file).includes('Sunita Sharma')).toBe(false);
  expect(await run('--prune', '90d')).toContain('No request is older');
});

test('--backup writes a complete private copy, and never overwrites a file', async () => {
  const target = join(folder, 'copy.sqlite');
  expect(await run('--backup', target)).toBe(`3 requests copied to ${target}.\n`);
  expect(rowsOf(target)).toHaveLength(3);
  expect(statSync(target).mode & 0o777).toBe(0o600);
  await expect(run('--backup', target)).rejects.toThrow('exists already');
  await expect(run('--backup', join(folder, 'nowhere', 'copy.sqlite'))).rejects.toThrow('cannot be opened');
});

describe('rejects', () => {
  test.each([
    ['words'],
    ['--handled', 'twelve'],
    ['--handled'],
    ['--prune', '90'],
    ['--prune', '0d'],
    ['--prune', ''],
    ['--yes'],
    ['--csv', '--prune', '9d'],
    ['--new', '--prune', '9d'],
    ['--csv', 'a', 'b'],
    ['--new', '--sql'],
    ['--add-person', 'Both', '--writer', '--front-desk'],
  ])('%s %s %s %s', async (...args) => {
    await expect(run(...args)).rejects.toThrow(UsageError);
  });

  test('a missing file without creating it, except for --help', async () => {
    file = join(folder, 'none.sqlite');
    for (const args of [[], ['--handled', '1'], ['--prune', '9d', '--yes']]) {
      await expect(run(...args)).rejects.toThrow('There is no requests file');
    }
    expect(await run('--help')).toContain('npm run requests -- --prune 90d --yes');
    expect(existsSync(file)).toBe(false);
  });
});
