import { ClockIcon } from '#kit/ui/icons/contact.tsx';
import { waiting } from './day-texts.ts';

/** On everything that the server has not confirmed yet. */
export const WaitingMark = () => (
  <span className="inline-flex items-center gap-1 text-sm font-medium text-yellow">
    <ClockIcon className="size-3.5 shrink-0" />
    {waiting}
  </span>
);
