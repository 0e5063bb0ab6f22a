const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

interface Price {
  from: number;
  to?: number | undefined;
  sample?: boolean | undefined;
}

/** Formats a price, such as "₹4,500 to ₹6,000". Sample prices are marked. */
export const priceInWords = (
  { from, to, sample }: Price,
  { to: until, sample: mark } = { to: 'to', sample: 'sample' },
) =>
  [from, to].flatMap((sum) => (sum ? [rupees.format(sum)] : [])).join(` ${until} `) +
  (sample ? ` (${mark})` : '');
