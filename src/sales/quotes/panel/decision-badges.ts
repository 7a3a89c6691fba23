import type { Badge } from '#kit/panel/ui/chip.tsx';
import { SendIcon } from '#kit/panel/ui/icons.tsx';
import { calendarDate } from '#kit/time/dates.ts';
import { CloseIcon } from '#kit/ui/icons/actions.tsx';
import { ClockIcon, MessageIcon } from '#kit/ui/icons/contact.tsx';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import type { Quote } from '#sales/quotes/quotes.ts';

export const decisionBadges = {
  accepted: { label: 'Accepted', tone: 'green', icon: CheckIcon },
  declined: { label: 'Declined', tone: 'red', icon: CloseIcon },
  'change-requested': { label: 'Change requested', tone: 'yellow', icon: MessageIcon },
} satisfies Record<string, Badge>;

const sentBadge: Badge = { label: 'Sent', tone: 'blue', icon: SendIcon };
const expiredBadge: Badge = { label: 'Expired', tone: 'grey', icon: ClockIcon };

/** The customer's decision; undefined until the quote is sent. */
export function decisionBadge({ page }: Pick<Quote, 'page'>, now: Date): Badge | undefined {
  if (page?.decision === 'accepted' || page?.decision === 'declined') return decisionBadges[page.decision];
  if (!page || (page.sentAt === null && page.decision === null)) return undefined;
  if (isExpired(page, now)) return expiredBadge;
  return page.decision === null ? sentBadge : decisionBadges[page.decision];
}

/** `validUntil` is inclusive. */
export const isExpired = ({ validUntil }: { validUntil: string }, now: Date): boolean =>
  calendarDate(now) > validUntil;
