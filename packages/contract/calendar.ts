/** Builds a calendar file (RFC 5545) with one event. Times are written in UTC, all other values as text. */
export function calendarFile(product: string, event: Record<string, string | Date | undefined>): string {
  const properties = Object.entries(event).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}:${value instanceof Date ? formatTime(value) : escapeText(value)}`,
  );
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${product}//EN`, 'METHOD:PUBLISH'];
  lines.push('BEGIN:VEVENT', ...properties, 'END:VEVENT', 'END:VCALENDAR', '');
  return lines.map(foldLine).join('\r\n');
}

export const formatTime = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A line has at most 75 bytes; a longer one continues after a line break and a space. */
function foldLine(line: string): string {
  const size = (text: string) => new TextEncoder().encode(text).length;
  const lines = [''];
  for (const char of line) {
    const last = lines.length - 1;
    if (size(lines[last] + char) > 74) lines.push(char);
    else lines[last] += char;
  }
  return lines.join('\r\n ');
}
