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

/** Such as ₹4,500 to ₹6,000. A price that is invented says so. */
export const priceInWords = ({ from, to, sample }: Price) =>
  [from, to].flatMap((sum) => (sum ? [rupees.format(sum)] : [])).join(' to ') + (sample ? ' (sample)' : '');
