import { Link } from 'react-router';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import type { Quote } from '#sales/quotes/quotes.ts';

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
