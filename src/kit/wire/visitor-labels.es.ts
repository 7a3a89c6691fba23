import type { Translation } from '#kit/language/translation.ts';

export const visitorLabels = {
  notes: {
    label: 'Notas',
    hint: 'Tela, manchas, mascotas, escaleras, estacionamiento: todo lo que debamos saber.',
  },
};

export type Complete = Translation<
  typeof import('./visitor-labels.ts'),
  typeof import('./visitor-labels.es.ts')
>;
