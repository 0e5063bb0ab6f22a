import { describe, expect, it } from 'vitest';
import { sayIn } from '#forms/in-language.ts';
import { asText, mailLink, needs, whatsappLink } from '#forms/messages.ts';

describe('a request in words', () => {
  it('has the day once, in the form that people read, and leaves out what is empty', () => {
    expect(
      asText({
        appointmentDate: '2026-11-21',
        name: 'Asha Rao',
        mobile: '9876543210',
        email: null,
        condition: 'Knee Pain',
        formattedDate: 'Saturday, November 21, 2026',
      }),
    ).toBe('Name: Asha Rao\nMobile: 9876543210\nAbout: Knee Pain\nDate: Saturday, November 21, 2026');
    expect(asText({ appointmentDate: 'Saturday, November 21, 2026', name: 'Asha Rao' })).toBe(
      'Date: Saturday, November 21, 2026\nName: Asha Rao',
    );
  });

  it('goes into a link whole, whatever it holds', () => {
    const text = 'A & B?\n#1 = 100 % नमस्ते';
    const mail = new URL(mailLink('care@example.com', 'Hello & bye', text));
    expect(mail.searchParams.get('subject')).toBe('Hello & bye');
    expect(mail.searchParams.get('body')).toBe(text.replace('\n', '\r\n'));
    expect(new URL(whatsappLink('919876543210', text)).searchParams.get('text')).toBe(text);
  });
});

describe('why a form cannot be sent yet', () => {
  const labels = { name: 'Full Name', email: 'Email (optional)' };
  it('names what is open and what is wrong', () => {
    expect(needs(['name'], {}, labels, sayIn())).toBe('Still needed: Full Name.');
    expect(needs(['name', 'email'], { email: 'Invalid email address' }, labels, sayIn())).toBe(
      'Still needed: Full Name. Please check: Email.',
    );
    expect(needs(['email'], {}, labels, sayIn())).toBe('Please check: Email.');
    expect(needs([], {}, labels, sayIn())).toBe('');
  });
});
