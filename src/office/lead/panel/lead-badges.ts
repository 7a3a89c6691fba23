import type { Badge } from '#kit/panel/ui/chip.tsx';
import { CircleIcon, SendIcon } from '#kit/panel/ui/icons.tsx';
import { CloseIcon } from '#kit/ui/icons/actions.tsx';
import { ClockIcon, MessageIcon } from '#kit/ui/icons/contact.tsx';
import { ReceiptIcon } from '#kit/ui/icons/office.tsx';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import type { LeadStatus } from '#office/lead/lead-state.ts';
import { visitBadges } from '#sales/customers/panel/visit-badges.ts';
import { decisionBadges } from '#sales/quotes/panel/decision-badges.ts';

/** Whatever the statuses of request, quote and visit say, a lead has one. */
export const leadBadges: Record<LeadStatus, Badge> = {
  new: { label: 'New', tone: 'blue', icon: CircleIcon },
  answered: { label: 'Answered', tone: 'yellow', icon: MessageIcon },
  quoted: { label: 'Quoted', tone: 'blue', icon: SendIcon },
  expired: { label: 'Quote expired', tone: 'grey', icon: ClockIcon },
  ...decisionBadges,
  booked: visitBadges.booked,
  'on-the-way': visitBadges['on-the-way'],
  started: visitBadges.started,
  'no-show': visitBadges['no-show'],
  done: visitBadges.done,
  invoiced: { label: 'Invoiced', tone: 'yellow', icon: ReceiptIcon },
  paid: { label: 'Paid', tone: 'green', icon: CheckIcon },
  cancelled: { label: 'Cancelled', tone: 'red', icon: CloseIcon },
};
