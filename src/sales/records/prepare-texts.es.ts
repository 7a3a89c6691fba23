import type { Translation } from '#kit/language/translation.ts';

export const beforeVisit = 'Antes de que lleguemos';
export const preparation = [
  'Quite las cosas pequeñas que nos estorben.',
  'Si puede, apártenos un lugar para estacionar y deje a sus mascotas en otro cuarto.',
  'Esté ahí cuando lleguemos. Usted paga cuando el trabajo está hecho y lo ha visto.',
];

export type Complete = Translation<
  typeof import('./prepare-texts.ts'),
  typeof import('./prepare-texts.es.ts')
>;
