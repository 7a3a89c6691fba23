import type { Translation } from '../translation.ts';

export const starsOf = (rating: number) => `${rating} de 5 estrellas`;

export type Complete = Translation<typeof import('./stars.ts'), typeof import('./stars.es.ts')>;
