import type { VisitStatus } from '#shared/visits.ts';
import { CloseIcon } from '#web/ui/icons/actions.tsx';
import { CalendarIcon, ClockIcon, MapPinIcon } from '#web/ui/icons/contact.tsx';
import { AlertIcon, CheckIcon } from '#web/ui/icons/status.tsx';
import type { Badge } from '../ui/chip.tsx';

export const visitBadges: Record<VisitStatus, Badge> = {
  booked: { label: 'Booked', tone: 'purple', icon: CalendarIcon },
  'on-the-way': { label: 'On the way', tone: 'blue', icon: MapPinIcon },
  started: { label: 'Started', tone: 'blue', icon: ClockIcon },
  done: { label: 'Done', tone: 'green', icon: CheckIcon },
  cancelled: { label: 'Cancelled', tone: 'red', icon: CloseIcon },
  'no-show': { label: 'No-show', tone: 'yellow', icon: AlertIcon },
};
