import type { Translation } from './translation.ts';

export const language = 'es';
export const locale = 'es-US';
export const pathPrefix = '/es';

export type Complete = Translation<typeof import('./locale.ts'), typeof import('./locale.es.ts')>;
