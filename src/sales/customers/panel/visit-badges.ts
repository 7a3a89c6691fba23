import type { Badge } from '#kit/panel/ui/chip.tsx';
import { CloseIcon } from '#kit/ui/icons/actions.tsx';
import { CalendarIcon, ClockIcon, MapPinIcon } from '#kit/ui/icons/contact.tsx';
import { AlertIcon, CheckIcon } from '#kit/ui/icons/status.tsx';
import type { VisitStatus } from '#sales/records/visit-statuses.ts';
import { statusLabels as labels } from './visit-badges-texts.ts';

export const visitBadges: Record<VisitStatus, Badge> = {
  booked: { label: labels.booked, tone: 'purple', icon: CalendarIcon },
  'on-the-way': { label: labels['on-the-way'], tone: 'blue', icon: MapPinIcon },
  started: { label: labels.started, tone: 'blue', icon: ClockIcon },
  done: { label: labels.done, tone: 'green', icon: CheckIcon },
  cancelled: { label: labels.cancelled, tone: 'red', icon: CloseIcon },
  'no-show': { label: labels['no-show'], tone: 'yellow', icon: AlertIcon },
};
