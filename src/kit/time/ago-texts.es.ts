import type { Translation } from '#kit/language/translation.ts';

export const justNow = 'Hace un momento';
export const minutesAgo = (count: number) => `Hace ${count} min`;
export const hoursAgo = (count: number) => `Hace ${count} ${count === 1 ? 'hora' : 'horas'}`;
export const daysAgo = (count: number) => `Hace ${count} ${count === 1 ? 'día' : 'días'}`;

export type Complete = Translation<typeof import('./ago-texts.ts'), typeof import('./ago-texts.es.ts')>;
