import { email, text } from '../fields.ts';
import type { Rules } from '../form.ts';

export const contactRules = (): Rules => ({
  name: text({ missing: 'Name is required', short: 'Name should be at least 3 characters' }, 3),
  email: email({ missing: 'Email is required', wrong: 'Invalid email address' }),
  message: text({ missing: 'Message is required', short: 'Message should be at least 10 characters' }, 10),
});

export type ContactMessage = { name: string; email: string; message: string };

export const contactThanks = "Thank you for reaching out! We'll get back to you soon.";
export const contactFailed = 'Server Error';
