import { icon } from './icon.tsx';

export const CheckIcon = icon('check');
export const AlertIcon = icon('alert');
export const InfoIcon = icon('info');

/** Does not turn by itself: the caller animates it. */
export const SpinnerIcon = icon('spinner');

export const SparkleIcon = icon('sparkle');
export const StarIcon = icon('star');
