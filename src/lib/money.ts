const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Such as ₹4,500 to ₹6,000. */
export const priceInWords = ({ from, to }: { from: number; to?: number | undefined }) =>
  to === undefined ? rupees.format(from) : `${rupees.format(from)} to ${rupees.format(to)}`;
