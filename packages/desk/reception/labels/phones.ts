/** Returns the digits with the country code, without a plus. Ten digits are an Indian mobile number. */
function international(mobile: string): string {
  const digits = mobile.replace(/\D/g, '');
  if (digits.length === 10) return `91${digits}`;
  if (digits.length === 11 && digits.startsWith('0')) return `91${digits.slice(1)}`;
  return digits.replace(/^00/, '');
}

/** '98765 43210', '+44 77009 00123' */
export function formatPhone(mobile: string): string {
  const digits = international(mobile);
  const national = `${digits.slice(-10, -5)} ${digits.slice(-5)}`;
  const country = digits.slice(0, -10);
  return country === '91' || country === '' ? national.trim() : `+${country} ${national}`;
}

export const callLink = (mobile: string): string => `tel:+${international(mobile)}`;
export const whatsAppLink = (mobile: string): string => `https://wa.me/${international(mobile)}`;
