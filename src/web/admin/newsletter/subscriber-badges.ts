import type { SubscriberStatus } from '#shared/newsletter.ts';
import { ClockIcon } from '#web/ui/icons/contact.tsx';
import { AlertIcon, CheckIcon } from '#web/ui/icons/status.tsx';
import { type Badge, labelsOf } from '../ui/chip.tsx';
import { MailOffIcon } from '../ui/icons.tsx';

export const subscriberBadges: Record<SubscriberStatus, Badge> = {
  pending: { label: 'Pending', tone: 'yellow', icon: ClockIcon },
  confirmed: { label: 'Confirmed', tone: 'green', icon: CheckIcon },
  unsubscribed: { label: 'Unsubscribed', tone: 'grey', icon: MailOffIcon },
  suspected: { label: 'Suspected spam', tone: 'red', icon: AlertIcon },
};

export const subscriberStatusLabels = labelsOf(subscriberBadges);
