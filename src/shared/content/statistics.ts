import type { Claims } from '../profile.ts';

interface Statistic {
  value: string;
  label: string;
}

/** The figures that the owner has entered, in this order. */
export function statistics(claims: Partial<Claims>): Statistic[] {
  const { yearsInBusiness, customersServed, satisfactionPercent, ratingOutOfFive, reviewCount } = claims;
  return [
    { value: yearsInBusiness, label: 'years in business' },
    { value: customersServed, label: 'customers served' },
    { value: satisfactionPercent != null && `${satisfactionPercent}%`, label: 'customer satisfaction' },
    {
      value: ratingOutOfFive != null && `${ratingOutOfFive} / 5`,
      label: reviewCount ? `from ${reviewCount} reviews` : 'average rating',
    },
  ].filter((statistic): statistic is Statistic => Boolean(statistic.value));
}
