// Medians, and how many times the floor's they are.
type Row = [key: string, label: string, digits?: number];

export const vitals: Row[] = [
  ['critical', 'HTML and what blocks it, bytes br'],
  ['roundTrips', '  round trips'],
  ['scriptAtLoad', 'JavaScript at load, bytes br'],
  ['scriptIdle', 'JavaScript after 5 s, bytes br'],
  ['fonts', 'fonts, bytes'],
  ['pictures', 'pictures, bytes'],
  ['requestsAtLoad', 'requests at load'],
  ['requests', 'requests after 5 s'],
  ['nodes', 'DOM nodes'],
  ['fcp', 'FCP, ms'],
  ['lcp', 'LCP, ms'],
  ['cls', 'CLS', 3],
  ['tbt', 'TBT, ms'],
  ['dialog', 'tap to dialog, ms'],
  ['form', 'tap to a form that is alive, ms'],
  ['impatient', 'navigation to dialog, impatient, ms'],
  ['inp', 'slowest answer to a tap, ms'],
  ['nextPage', 'tap to next page, ms'],
];

type Visits = [site: string, visits: object[]][];

export function median(values: unknown[]): number | undefined {
  const numbers = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b);
  const middle = (numbers.length - 1) / 2;
  const [low, high] = [numbers[Math.floor(middle)], numbers[Math.ceil(middle)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

export function table(title: string, all: Iterable<[string, object[]]>, rows: Row[]): string {
  const visits: Visits = [...all];
  const lines = rows.flatMap(([key, label, digits = 0]) => {
    const values = visits.map(([, list]) => median(list.map((one) => (one as Record<string, unknown>)[key])));
    if (values.every((value) => value === undefined)) return [];
    const [floor] = values;
    return [[label, ...values.map((value, index) => cell(value, index ? floor : undefined, digits))]];
  });
  const head = [title, ...visits.map(([site]) => site)];
  const rule = head.map((_, index) => (index ? '---:' : '---'));
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cell(value: number | undefined, floor: number | undefined, digits: number): string {
  if (value === undefined) return 'never';
  const written = value.toLocaleString('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return floor ? `${written} (× ${(value / floor).toFixed(2)})` : written;
}
