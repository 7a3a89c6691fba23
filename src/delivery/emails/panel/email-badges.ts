import type { EmailPurpose, EmailStatus } from '#delivery/emails/emails.ts';
import { type Badge, getLabels } from '#kit/panel/ui/chip.tsx';
import { ClockIcon } from '#kit/ui/icons/contact.tsx';
import { AlertIcon, CheckIcon } from '#kit/ui/icons/status.tsx';

export const emailBadges: Record<EmailStatus, Badge> = {
  pending: { label: 'Waiting', tone: 'yellow', icon: ClockIcon },
  sent: { label: 'Sent', tone: 'green', icon: CheckIcon },
  failed: { label: 'Failed', tone: 'red', icon: AlertIcon },
};

export const emailStatusLabels = getLabels(emailBadges);

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
