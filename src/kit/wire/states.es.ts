import type { Translation } from '#kit/language/translation.ts';
import { stateNames as english, type State } from './states.ts';

export type { State } from './states.ts';

export const stateNames = {
  ...english,
  NC: 'Carolina del Norte',
  SC: 'Carolina del Sur',
  ND: 'Dakota del Norte',
  SD: 'Dakota del Sur',
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MS: 'Misisipi',
  MO: 'Misuri',
  MI: 'Míchigan',
  NJ: 'Nueva Jersey',
  NY: 'Nueva York',
  NH: 'Nuevo Hampshire',
  NM: 'Nuevo México',
  OR: 'Oregón',
  PA: 'Pensilvania',
  WV: 'Virginia Occidental',
};

/** Follows “las leyes”. */
export const getLaw = (state: State): string =>
  state === 'DC' ? 'del Distrito de Columbia' : `del estado de ${stateNames[state]}`;

export type Complete = Translation<typeof import('./states.ts'), typeof import('./states.es.ts')>;
