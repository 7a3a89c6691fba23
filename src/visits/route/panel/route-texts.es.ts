import type { Translation } from '#kit/language/translation.ts';

export const stop = (time: string, drive: string | null) =>
  `Como a ${/^1\D/.test(time) ? 'la' : 'las'} ${time}${drive === null ? '' : `, ${drive} de camino`}`;
export const allStops = 'Todas las paradas en Mapas';

export type Complete = Translation<typeof import('./route-texts.ts'), typeof import('./route-texts.es.ts')>;
