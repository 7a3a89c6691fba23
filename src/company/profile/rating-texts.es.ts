import type { Translation } from '#kit/language/translation.ts';

export const ratingFrom = (stars: number, reviews: string) =>
  `${stars} en ${reviews.replace(/^(.+)\+$/, 'más de $1')} reseñas`;

export type Complete = Translation<typeof import('./rating-texts.ts'), typeof import('./rating-texts.es.ts')>;
