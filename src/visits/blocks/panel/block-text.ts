import { windowLabel } from '#kit/time/window-label.ts';
import type { Block } from '#visits/blocks/blocks.ts';
import type { BusyHours } from '#visits/busy/busy-hours.ts';

/** `Off all day`, `Off 1–3 PM: Dentist` */
export function blockText({ from, to, reason }: Pick<Block, 'from' | 'to' | 'reason'>): string {
  const time = from === null || to === null ? 'all day' : windowLabel(from, to);
  return `Off ${time}${reason === '' ? '' : `: ${reason}`}`;
}

/** `Busy 9–10 AM, 1–3 PM` */
export const busyText = (hours: readonly Pick<BusyHours, 'from' | 'to'>[]) =>
  `Busy ${hours.map(({ from, to }) => (from === '00:00' && to === '24:00' ? 'all day' : windowLabel(from, to))).join(', ')}`;
