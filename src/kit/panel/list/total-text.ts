import type { Total } from '#kit/wire/total-count.ts';

/** The number of matches, also if they were counted only up to a limit. */
export const totalText = ({ total, isMore }: Total) =>
  `${isMore ? 'more than ' : ''}${total.toLocaleString('en-US')}`;
