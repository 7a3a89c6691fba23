import type { Translation } from '../translation.ts';

export const yearsInBusiness = 'años de experiencia';
export const customersServed = 'clientes atendidos';
export const satisfaction = 'de clientes satisfechos';
export const averageRating = 'calificación promedio';
export const ratingFrom = (reviews: string) => `en ${reviews} reseñas`;

export type Complete = Translation<
  typeof import('./statistic-labels.ts'),
  typeof import('./statistic-labels.es.ts')
>;
