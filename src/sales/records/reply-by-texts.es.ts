import type { Translation } from '#kit/language/translation.ts';
import { toClock } from '#kit/time/window-label.es.ts';

export const replyBy = (day: string, time: string) =>
  `En nuestro horario de atención, a más tardar el ${day}, ${toClock(time)}`;

export type Complete = Translation<
  typeof import('./reply-by-texts.ts'),
  typeof import('./reply-by-texts.es.ts')
>;
