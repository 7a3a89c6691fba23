import type { SubscriberStatus } from '#articles/newsletter/newsletter.ts';
import { type Badge, getLabels } from '#kit/panel/ui/chip.tsx';
import { MailOffIcon } from '#kit/panel/ui/icons.tsx';
import { ClockIcon } from '#kit/ui/icons/contact.tsx';
import { AlertIcon, CheckIcon } from '#kit/ui/icons/status.tsx';

export const subscriberBadges: Record<SubscriberStatus, Badge> = {
  pending: { label: 'Pending', tone: 'yellow', icon: ClockIcon },
  confirmed: { label: 'Confirmed', tone: 'green', icon: CheckIcon },
  unsubscribed: { label: 'Unsubscribed', tone: 'grey', icon: MailOffIcon },
  bounced: { label: 'Email bounced', tone: 'red', icon: AlertIcon },
  suspected: { label: 'Suspected spam', tone: 'red', icon: AlertIcon },
};

export const subscriberStatusLabels = getLabels(subscriberBadges);
