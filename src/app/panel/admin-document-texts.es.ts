import type { Translation } from '#kit/language/translation.ts';

export const panel = 'Panel';
export const needsJavaScript = 'El panel necesita JavaScript. Actívelo y vuelva a cargar la página.';

export type Complete = Translation<
  typeof import('./admin-document-texts.ts'),
  typeof import('./admin-document-texts.es.ts')
>;
