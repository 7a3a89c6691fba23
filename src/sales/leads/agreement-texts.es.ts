import type { Translation } from '#kit/language/translation.ts';

export const marketingTexts = 'Quiero ofertas por mensaje (opcional)';

export type Complete = Translation<
  typeof import('./marketing-texts.ts'),
  typeof import('./marketing-texts.es.ts')
>;
