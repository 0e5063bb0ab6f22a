const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** What looks like a day, as 2026-01-31: from 31/1/2026 or 31 January 2026, as India writes it, or without a nought. */
export function dayMeant(written: string): string | undefined {
  const parts = written.toLowerCase().split(/[\s/.,-]+/);
  const [day, month, year] = parts[0]?.length === 4 ? parts.toReversed() : parts;
  const named = months.indexOf((month ?? '').slice(0, 3)) + 1;
  const meant = [year, padded(named || month), padded(day)].join('-');
  return parts.length === 3 && /^\d{4}-\d\d-\d\d$/.test(meant) ? meant : undefined;
}

const padded = (part: string | number | undefined) => String(part).padStart(2, '0');
