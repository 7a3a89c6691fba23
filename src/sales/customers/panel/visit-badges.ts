import type { Badge } from '#kit/panel/ui/chip.tsx';
import { CloseIcon } from '#kit/ui/icons/actions.tsx';
import { CalendarIcon, ClockIcon, MapPinIcon } from '#kit/ui/icons/contact.tsx';
import { AlertIcon, CheckIcon } from '#kit/ui/icons/status.tsx';
import type { VisitStatus } from '#visits/visits/visits.ts';

export const visitBadges: Record<VisitStatus, Badge> = {
  booked: { label: 'Booked', tone: 'purple', icon: CalendarIcon },
  'on-the-way': { label: 'On the way', tone: 'blue', icon: MapPinIcon },
  started: { label: 'Started', tone: 'blue', icon: ClockIcon },
  done: { label: 'Done', tone: 'green', icon: CheckIcon },
  cancelled: { label: 'Cancelled', tone: 'red', icon: CloseIcon },
  'no-show': { label: 'No-show', tone: 'yellow', icon: AlertIcon },
};
