import type { Claims } from '../profile.ts';
import type { Translation } from '../translation.ts';

interface Statistic {
  value: string;
  label: string;
}

export function statistics(claims: Partial<Claims>): Statistic[] {
  const { yearsInBusiness, customersServed, satisfactionPercent, ratingOutOfFive, reviewCount } = claims;
  return [
    { value: yearsInBusiness, label: 'años de experiencia' },
    { value: customersServed, label: 'clientes atendidos' },
    { value: satisfactionPercent != null && `${satisfactionPercent}%`, label: 'de clientes satisfechos' },
    {
      value: ratingOutOfFive != null && `${ratingOutOfFive} / 5`,
      label: reviewCount ? `en ${reviewCount} reseñas` : 'calificación promedio',
    },
  ].filter((statistic): statistic is Statistic => Boolean(statistic.value));
}

export type Complete = Translation<typeof import('./statistics.ts'), typeof import('./statistics.es.ts')>;
