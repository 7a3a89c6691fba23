import type { Translation } from './translation.ts';

export const visitorNotes = {
  label: 'Notas',
  hint: 'Tela, manchas, mascotas, escaleras, estacionamiento: todo lo que debamos saber.',
};

export type Complete = Translation<
  typeof import('./visitor-notes.ts'),
  typeof import('./visitor-notes.es.ts')
>;
