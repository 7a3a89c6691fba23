import { type Badge, getLabels } from '#kit/panel/ui/chip.tsx';
import { CircleIcon } from '#kit/panel/ui/icons.tsx';
import { CloseIcon } from '#kit/ui/icons/actions.tsx';
import { CalendarIcon, MessageIcon } from '#kit/ui/icons/contact.tsx';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import type { QuoteStatus } from '#sales/quotes/quotes.ts';

export const quoteStatusBadges: Record<QuoteStatus, Badge> = {
  new: { label: 'New', tone: 'blue', icon: CircleIcon },
  contacted: { label: 'Contacted', tone: 'yellow', icon: MessageIcon },
  scheduled: { label: 'Scheduled', tone: 'purple', icon: CalendarIcon },
  completed: { label: 'Completed', tone: 'green', icon: CheckIcon },
};

/** Beside the status, which a quote keeps while its request is cancelled. */
export const requestCancelledBadge: Badge = { label: 'Request cancelled', tone: 'red', icon: CloseIcon };

export const quoteStatusLabels = getLabels(quoteStatusBadges);
