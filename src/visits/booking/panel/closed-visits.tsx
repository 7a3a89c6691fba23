import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { refetchOnOpen } from '#kit/panel/query-client.ts';
import { customerScreens, visitApi } from '#kit/paths/customer-paths.ts';
import { addDays, calendarDate, longDate } from '#kit/time/dates.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import { openVisitStatuses } from '#sales/records/visit-statuses.ts';
import { type Visit, visitSchema } from '#visits/visits/visits.ts';

interface Days {
  from: string;
  to: string;
}

/** The maximum of one call. */
const maxDays = 62;

/** The booked visits on the days of a closure, which cancels nothing. */
export function ClosedVisits(closure: Days) {
  const days = getDaysAhead(closure);
  const visits = useQuery({ ...visitsQuery(days ?? closure), enabled: days !== null });
  const open = (days && visits.data?.filter(isOpen)) ?? [];
  if (open.length === 0) return null;
  return (
    <div role="status" className="grid gap-1.5 rounded-input bg-yellow-wash p-3 text-sm text-yellow">
      <p className="flex items-start gap-1.5 font-medium">
        <AlertIcon className="mt-0.5 size-4 shrink-0" />
        {open.length === 1 ? 'A visit is' : `${open.length} visits are`} booked on these days. Closing doesn’t
        cancel {open.length === 1 ? 'it' : 'them'}: move or cancel {open.length === 1 ? 'it' : 'each'} first.
      </p>
      <ul className="grid gap-1">
        {open.map(({ id, customerId, customerName, date, from, to }) => (
          <li key={id}>
            <Link to={customerScreens.customer(customerId)} className="font-medium underline">
              {customerName}
            </Link>
            , {longDate(date)}, {windowLabel(from, to)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const visitsQuery = ({ from, to }: Days) =>
  adminQuery(
    ['visits', 'of days', from, to],
    z.array(visitSchema),
    `${visitApi.visits}?from=${from}&to=${to}`,
    refetchOnOpen,
  );

const isOpen = ({ status }: Visit) => openVisitStatuses.some((open) => open === status);

/** The days from today on; null while the user types, or when they are over. */
function getDaysAhead({ from, to }: Days): Days | null {
  const today = calendarDate(new Date());
  const first = from < today ? today : from;
  if (from === '' || to < first) return null;
  const last = addDays(first, maxDays - 1);
  return { from: first, to: to < last ? to : last };
}
