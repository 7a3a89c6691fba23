import { icon } from './icon.tsx';

export const CheckIcon = icon('check');
export const AlertIcon = icon('alert');
export const InfoIcon = icon('info');

/** A still arc; the caller's class turns it. */
export const SpinnerIcon = icon('spinner');

/** Insured work. */
export const ShieldIcon = icon('shield');

/** Plant-based products. */
export const LeafIcon = icon('leaf');
export const DropIcon = icon('drop');
export const SparkleIcon = icon('sparkle');
export const StarIcon = icon('star');
