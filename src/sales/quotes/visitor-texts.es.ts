import type { Translation } from '#kit/language/translation.ts';
import { visitorTexts as english } from './visitor-texts.ts';

export { getVisitorInput, visitorTextNames } from './visitor-texts.ts';

export const visitorTexts = {
  notes: {
    ...english.notes,
    label: 'Notas',
    hint: 'Tela, manchas, mascotas, escaleras, estacionamiento: todo lo que debamos saber.',
    plainHint: 'Tamaño, acceso, mascotas, escaleras, estacionamiento: todo lo que debamos saber.',
  },
};

export type Complete = Translation<
  typeof import('./visitor-texts.ts'),
  typeof import('./visitor-texts.es.ts')
>;
