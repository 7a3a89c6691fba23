import type { UseQueryResult } from '@tanstack/react-query';
import { errorMessage } from '../error-message.ts';
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';

/** In a section whose content is on its way, or did not come. */
export function Loading({ query, what }: { query: UseQueryResult; what: string }) {
  if (!query.error) {
    return (
      <p role="status" className="flex items-center gap-2 text-ink-soft">
        <Spinner /> Loading…
      </p>
    );
  }
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{`We couldn’t load ${what}. ${errorMessage(query.error)}`}</p>
      <Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
        Retry
      </Button>
    </div>
  );
}
