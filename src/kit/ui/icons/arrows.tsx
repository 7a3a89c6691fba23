import { icon } from './icon.tsx';

export const ChevronDownIcon = icon('chevron-down');
export const ChevronLeftIcon = icon('chevron-left');
export const ChevronRightIcon = icon('chevron-right');
export const ArrowLeftIcon = icon('arrow-left');
export const ArrowRightIcon = icon('arrow-right');
