import { timeLabel } from './opening-hours.ts';

/** `8:00 AM – 10:00 AM` */
export const windowLabel = (from: string, to: string) => `${timeLabel(from)} – ${timeLabel(to)}`;
