import type { Translation } from '#kit/language/translation.ts';

export const callBar = { callLabel: 'Llamar', priceLabel: 'Ver mi precio' } as const;

export type Complete = Translation<
  typeof import('./call-bar-texts.ts'),
  typeof import('./call-bar-texts.es.ts')
>;
