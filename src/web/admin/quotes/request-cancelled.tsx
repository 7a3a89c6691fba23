import { Link } from 'react-router';
import type { Quote } from '#shared/quotes.ts';
import { AlertIcon } from '#web/ui/icons/status.tsx';
import { recordKinds } from '../record-kinds.ts';

/** A notice above a quote whose request is cancelled. */
export function RequestCancelled({ quote: { requestId, isRequestCancelled } }: { quote: Quote }) {
  if (!isRequestCancelled || requestId === null) return null;
  return (
    <p className="flex items-start gap-2.5 rounded-input bg-yellow-wash px-3 py-2 text-yellow">
      <AlertIcon className="mt-0.5 size-4 shrink-0" />
      <span>
        {'Its '}
        <Link to={recordKinds.request.path(requestId)} className="font-medium underline">
          request was cancelled
        </Link>
        , so this quote is off the schedule and doesn’t count in your figures until the request is reopened.
      </span>
    </p>
  );
}
