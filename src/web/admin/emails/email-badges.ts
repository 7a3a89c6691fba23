import type { EmailPurpose, EmailStatus } from '#shared/emails.ts';
import { ClockIcon } from '#web/ui/icons/contact.tsx';
import { AlertIcon, CheckIcon } from '#web/ui/icons/status.tsx';
import { type Badge, labelsOf } from '../ui/chip.tsx';

export const emailBadges: Record<EmailStatus, Badge> = {
  pending: { label: 'Waiting', tone: 'yellow', icon: ClockIcon },
  sent: { label: 'Sent', tone: 'green', icon: CheckIcon },
  failed: { label: 'Failed', tone: 'red', icon: AlertIcon },
};

export const emailStatusLabels = labelsOf(emailBadges);

export const emailPurposeLabels: Record<EmailPurpose, string> = {
  lead: 'New lead',
  confirmation: 'Confirmation',
  quote: 'Quote',
  message: 'Message',
  decision: 'Decision',
  invoice: 'Invoice',
  newsletter: 'Newsletter sign-up',
  other: 'Other',
};
