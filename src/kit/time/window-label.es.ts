import type { Translation } from '#kit/language/translation.ts';
import { timeLabel } from './opening-hours.ts';

/** `de 8:00 a.m. a 10:00 a.m.` */
export const windowLabel = (from: string, to: string) => `de ${timeLabel(from)} a ${timeLabel(to)}`;

export type Complete = Translation<typeof import('./window-label.ts'), typeof import('./window-label.es.ts')>;
