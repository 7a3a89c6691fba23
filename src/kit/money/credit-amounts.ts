/** Without and with tax, in cents, both positive. */
export interface NetAndTax {
  netCents: number;
  taxCents: number;
}

/**
 * Divides a credit with tax in it. With `credited`, what was credited before, all credits of an invoice add up to exactly
 * its net and its tax, and never to more. The amount is at most what is left.
 */
export function divideCredit(billed: NetAndTax, credited: NetAndTax, amountCents: number): NetAndTax {
  const left = remaining(billed, credited);
  const tax = getShare(billed.taxCents, sum(credited) + amountCents, sum(billed)) - credited.taxCents;
  const lowest = Math.max(0, amountCents - left.netCents);
  const taxCents = Math.max(lowest, Math.min(tax, left.taxCents, amountCents));
  return { netCents: amountCents - taxCents, taxCents };
}

/** Adds the tax to a credit without tax, in the same way. */
export function taxCredit(billed: NetAndTax, credited: NetAndTax, netCents: number): NetAndTax {
  const tax = getShare(billed.taxCents, credited.netCents + netCents, billed.netCents) - credited.taxCents;
  return { netCents, taxCents: Math.max(0, Math.min(tax, remaining(billed, credited).taxCents)) };
}

/** The part of `amount` that `part` is of `whole`, rounded half up. No argument is negative. */
export function getShare(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const divisor = BigInt(whole);
  return Number((BigInt(amount) * BigInt(part) * 2n + divisor) / (divisor * 2n));
}

const sum = ({ netCents, taxCents }: NetAndTax) => netCents + taxCents;

const remaining = (billed: NetAndTax, credited: NetAndTax): NetAndTax => ({
  netCents: billed.netCents - credited.netCents,
  taxCents: billed.taxCents - credited.taxCents,
});
