import type { QuoteStatus } from '#shared/quotes.ts';
import { CloseIcon } from '#web/ui/icons/actions.tsx';
import { CalendarIcon, MessageIcon } from '#web/ui/icons/contact.tsx';
import { CheckIcon } from '#web/ui/icons/status.tsx';
import { type Badge, labelsOf } from '../ui/chip.tsx';
import { CircleIcon } from '../ui/icons.tsx';

export const quoteStatusBadges: Record<QuoteStatus, Badge> = {
  new: { label: 'New', tone: 'blue', icon: CircleIcon },
  contacted: { label: 'Contacted', tone: 'yellow', icon: MessageIcon },
  scheduled: { label: 'Scheduled', tone: 'purple', icon: CalendarIcon },
  completed: { label: 'Completed', tone: 'green', icon: CheckIcon },
};

/** Beside the status, which a quote keeps while its request is cancelled. */
export const requestCancelledBadge: Badge = { label: 'Request cancelled', tone: 'red', icon: CloseIcon };

export const quoteStatusLabels = labelsOf(quoteStatusBadges);
