// Patients write their numbers in many ways; an Indian mobile has ten digits.

/** With the code of the country where it can be known, without a plus. */
function international(mobile: string): string {
  const digits = mobile.replace(/\D/g, '');
  if (digits.length === 10) return `91${digits}`;
  if (digits.length === 11 && digits.startsWith('0')) return `91${digits.slice(1)}`;
  return digits.replace(/^00/, '');
}

/** '98765 43210', '+44 77009 00123' */
export function readablePhone(mobile: string): string {
  const digits = international(mobile);
  const own = `${digits.slice(-10, -5)} ${digits.slice(-5)}`;
  const country = digits.slice(0, -10);
  return country === '91' || country === '' ? own.trim() : `+${country} ${own}`;
}

export const callLink = (mobile: string): string => `tel:+${international(mobile)}`;
export const whatsAppLink = (mobile: string): string => `https://wa.me/${international(mobile)}`;
