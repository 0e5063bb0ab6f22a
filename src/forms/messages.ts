// The same request as words, for the visitor to send in another way.

const labels: Record<string, string> = {
  appointmentDate: 'Date',
  formattedDate: 'Date',
  condition: 'About',
  name: 'Name',
  mobile: 'Mobile',
  email: 'E-mail',
  message: 'Message',
};

export function asText(fields: Record<string, string | null>): string {
  const { appointmentDate, ...rest } = fields;
  // The day once only, in the form that people read.
  const shown = rest.formattedDate || !appointmentDate ? rest : { appointmentDate, ...rest };
  return Object.entries(shown)
    .filter(([, value]) => value)
    .map(([field, value]) => `${labels[field] ?? field}: ${value}`)
    .join('\n');
}

export const mailLink = (address: string, subject: string, body: string) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;

export const whatsappLink = (number: string, text: string) =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
