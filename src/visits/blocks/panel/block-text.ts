import type { Block } from '#visits/blocks/blocks.ts';
import { shortWindow } from '#visits/visits/panel/schedule-text.ts';

/** `Off all day`, `Off 1–3 PM: Dentist` */
export function blockText({ from, to, reason }: Pick<Block, 'from' | 'to' | 'reason'>): string {
  const time = from === null || to === null ? 'all day' : shortWindow(from, to);
  return `Off ${time}${reason === '' ? '' : `: ${reason}`}`;
}
