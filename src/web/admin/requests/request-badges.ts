import type { RequestPriority, RequestStatus } from '#shared/requests.ts';
import { CloseIcon } from '#web/ui/icons/actions.tsx';
import { CalendarIcon, MessageIcon } from '#web/ui/icons/contact.tsx';
import { ReceiptIcon } from '#web/ui/icons/office.tsx';
import { CheckIcon } from '#web/ui/icons/status.tsx';
import { type Badge, labelsOf } from '../ui/chip.tsx';
import { CircleIcon } from '../ui/icons.tsx';

export const requestStatusBadges: Record<RequestStatus, Badge> = {
  new: { label: 'New', tone: 'blue', icon: CircleIcon },
  contacted: { label: 'Contacted', tone: 'yellow', icon: MessageIcon },
  quoted: { label: 'Quoted', tone: 'purple', icon: ReceiptIcon },
  scheduled: { label: 'Scheduled', tone: 'green', icon: CalendarIcon },
  completed: { label: 'Completed', tone: 'grey', icon: CheckIcon },
  cancelled: { label: 'Cancelled', tone: 'red', icon: CloseIcon },
};

export const requestStatusLabels = labelsOf(requestStatusBadges);

export const requestPriorityLabels: Record<RequestPriority, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};
