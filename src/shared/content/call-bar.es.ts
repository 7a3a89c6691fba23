import type { Translation } from '../translation.ts';

export const callBar = { callLabel: 'Llamar', priceLabel: 'Ver mi precio' } as const;

export type Complete = Translation<typeof import('./call-bar.ts'), typeof import('./call-bar.es.ts')>;
