import { describe, expect, it } from 'vitest';
import { asText, mailLink, describeMissing, whatsappLink } from '#forms/messages.ts';

describe('the text of a request', () => {
  it('contains the date once, in its long form, and omits empty values', () => {
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

  it('is encoded in a mail or WhatsApp link without loss', () => {
    const text = 'A & B?\n#1 = 100 % नमस्ते';
    const mail = new URL(mailLink('care@example.com', 'Hello & bye', text));
    expect(mail.searchParams.get('subject')).toBe('Hello & bye');
    expect(mail.searchParams.get('body')).toBe(text.replace('\n', '\r\n'));
    expect(new URL(whatsappLink('919876543210', text)).searchParams.get('text')).toBe(text);
  });
});

describe('the reasons why a form cannot be sent', () => {
  it('name missing and invalid fields', () => {
    expect(describeMissing(['name'], {}, {})).toBe('Still needed: Full Name.');
    expect(describeMissing(['name', 'email'], { email: 'wrongEmail' }, {})).toBe(
      'Still needed: Full Name. Please check: Email.',
    );
    expect(describeMissing(['email'], {}, {})).toBe('Please check: Email.');
    expect(describeMissing([], {}, {})).toBe('');
  });
});
