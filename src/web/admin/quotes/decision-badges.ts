import { calendarDate } from '#shared/dates.ts';
import type { Quote } from '#shared/quotes.ts';
import { CloseIcon } from '#web/ui/icons/actions.tsx';
import { ClockIcon, MessageIcon } from '#web/ui/icons/contact.tsx';
import { CheckIcon } from '#web/ui/icons/status.tsx';
import type { Badge } from '../ui/chip.tsx';
import { SendIcon } from '../ui/icons.tsx';

const decisionBadges = {
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
