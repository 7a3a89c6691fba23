import { toClock } from '#kit/time/window-label.ts';

/** After a promise in hours, which count while the business is open. */
export const replyBy = (day: string, time: string) =>
  `In our opening hours, that is by ${toClock(time)} on ${day}.`;
