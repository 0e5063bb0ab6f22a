import { describe, expect, it } from 'vitest';
import { formatWait } from '#forms/messages.ts';
import { waitIn } from '#forms/sender.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const wait = (headers: Record<string, string>) => waitIn(new Headers(headers), now);
const later = (seconds: number, from = now) => new Date(from + seconds * 1000).toUTCString();

describe('the wait for a Retry-After header', () => {
  it.each([
    [{}, 0],
    [{ 'Retry-After': '20' }, 20_000],
    [{ 'Retry-After': ' 20 ' }, 20_000],
    [{ 'Retry-After': later(90) }, 90_000],
    [{ 'Retry-After': later(-90) }, 0],
    [{ 'Retry-After': '-5' }, 0],
    [{ 'Retry-After': 'soon' }, 0],
    // Capped at ten minutes.
    [{ 'Retry-After': '86400' }, 600_000],
    [{ 'Retry-After': '9'.repeat(400) }, 600_000],
    [{ 'Retry-After': later(86_400) }, 600_000],
  ])('%j is %i', (headers, expected) => expect(wait(headers)).toBe(expected));

  it('uses the clock of the host when the response has a Date header', () => {
    const theirs = now - 3_600_000;
    expect(wait({ 'Retry-After': later(30, theirs), Date: later(0, theirs) })).toBe(30_000);
  });
});

describe('the text of a wait', () => {
  it.each([
    [1, '1 second'],
    [1_000, '1 second'],
    [25_001, '26 seconds'],
    [99_000, '99 seconds'],
    [100_000, '2 minutes'],
    [600_000, '10 minutes'],
  ])('%i: %s', (milliseconds, words) => expect(formatWait(milliseconds, 'en-IN')).toBe(words));

  it('uses the language and digits of the page', () => {
    expect(formatWait(25_000, 'hi')).toBe('25 सेकंड');
    expect(formatWait(600_000, 'mr')).toBe('10 मिनिटे');
  });
});
