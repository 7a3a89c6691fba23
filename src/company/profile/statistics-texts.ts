import type { Claims } from './profile.ts';
import * as labels from './statistic-labels-texts.ts';

interface Statistic {
  value: string;
  label: string;
}

/** The figures that the owner has entered, in this order. */
export function statistics(claims: Partial<Claims>): Statistic[] {
  const { yearsInBusiness, customersServed, satisfactionPercent, ratingOutOfFive, reviewCount } = claims;
  return [
    { value: yearsInBusiness, label: labels.yearsInBusiness },
    { value: customersServed, label: labels.customersServed },
    { value: satisfactionPercent != null && `${satisfactionPercent}%`, label: labels.satisfaction },
    {
      value: ratingOutOfFive != null && `${ratingOutOfFive} / 5`,
      label: reviewCount ? labels.ratingFrom(reviewCount) : labels.averageRating,
    },
  ].filter((statistic): statistic is Statistic => Boolean(statistic.value));
}
