/** How the practice is reached, as the forms and the notices under them need it. */
export type PracticeContact = {
  name: string;
  phone: { label: string; href: string };
  email: string;
  /** The number with its country code, digits only. Left out where the practice has none. */
  whatsapp?: string;
  /** One line for the calendar. */
  place: string;
};
