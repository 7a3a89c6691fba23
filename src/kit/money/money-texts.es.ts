import type { Translation } from '#kit/language/translation.ts';

export const enterDollars = 'Escriba una cantidad en dólares, como 150.00';
export const atMostDollars = 'Escriba $20,000,000 como máximo';

export type Complete = Translation<typeof import('./money-texts.ts'), typeof import('./money-texts.es.ts')>;
