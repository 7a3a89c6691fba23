import type { Translation } from '#kit/language/translation.ts';

export const statusLabels = {
  booked: 'Reservada',
  'on-the-way': 'En camino',
  started: 'Empezada',
  done: 'Terminada',
  cancelled: 'Cancelada',
  'no-show': 'No había nadie',
};

export type Complete = Translation<
  typeof import('./visit-badges-texts.ts'),
  typeof import('./visit-badges-texts.es.ts')
>;
