import type { Translation } from '#kit/language/translation.ts';

export const yearsInBusiness = 'años de experiencia';
export const customersServed = 'clientes atendidos';
export const satisfaction = 'de clientes satisfechos';
export const averageRating = 'calificación promedio';
export const ratingFrom = (reviews: string) => `en ${reviews} reseñas`;

export type Complete = Translation<
  typeof import('./statistic-labels-texts.ts'),
  typeof import('./statistic-labels-texts.es.ts')
>;
