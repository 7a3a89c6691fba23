import type { Translation } from '#kit/language/translation.ts';
import { clockLabel } from './opening-hours.ts';
import { afternoonLabel, morningLabel } from './time-texts.es.ts';

/** `9 a.m.`, `10:30 a.m.` */
export const toClock = (time: string) => clockLabel(time, morningLabel, afternoonLabel).replace(':00', '');

/** `de 8 a 10 a.m.`, `de 10:30 a.m. a 12 p.m.` */
export const windowLabel = (from: string, to: string) =>
  `de ${toClock(from).replace(toClock(to).slice(-5), '')} a ${toClock(to)}`;

export type Complete = Translation<typeof import('./window-label.ts'), typeof import('./window-label.es.ts')>;
