import { type Badge, getLabels } from '#kit/panel/ui/chip.tsx';
import { CircleIcon } from '#kit/panel/ui/icons.tsx';
import { CloseIcon } from '#kit/ui/icons/actions.tsx';
import { CalendarIcon, MessageIcon } from '#kit/ui/icons/contact.tsx';
import { ReceiptIcon } from '#kit/ui/icons/office.tsx';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import type { RequestPriority, RequestStatus } from '#sales/requests/requests.ts';

export const requestStatusBadges: Record<RequestStatus, Badge> = {
  new: { label: 'New', tone: 'blue', icon: CircleIcon },
  contacted: { label: 'Contacted', tone: 'yellow', icon: MessageIcon },
  quoted: { label: 'Quoted', tone: 'purple', icon: ReceiptIcon },
  scheduled: { label: 'Scheduled', tone: 'green', icon: CalendarIcon },
  completed: { label: 'Completed', tone: 'grey', icon: CheckIcon },
  cancelled: { label: 'Cancelled', tone: 'red', icon: CloseIcon },
};

export const requestStatusLabels = getLabels(requestStatusBadges);

export const requestPriorityLabels: Record<RequestPriority, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};
