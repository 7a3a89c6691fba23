import type { VisitStatus } from '#sales/records/visit-statuses.ts';

export const statusLabels: Record<VisitStatus, string> = {
  booked: 'Booked',
  'on-the-way': 'On the way',
  started: 'Started',
  done: 'Done',
  cancelled: 'Cancelled',
  'no-show': 'No-show',
};
