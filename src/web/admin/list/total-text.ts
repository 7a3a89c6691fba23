import type { Total } from '#shared/total-count.ts';

/** How many records match, in words that hold where they were not counted to the end. */
export const totalText = ({ total, isMore }: Total) =>
  `${isMore ? 'more than ' : ''}${total.toLocaleString('en-US')}`;
