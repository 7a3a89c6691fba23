import { timeLabel } from './opening-hours.ts';

/** `9 AM`, `10:30 AM` */
export const toClock = (time: string) => timeLabel(time).replace(':00', '');

/** The half of the day stands once where it is the same: `8 to 10 AM`, `10:30 AM to 12 PM`. */
export const windowLabel = (from: string, to: string) =>
  `${toClock(from).replace(toClock(to).slice(-3), '')} to ${toClock(to)}`;
