import type { ReactNode } from 'react';
import { errorMessage } from '../error-message.ts';
import { refetchEverything } from '../refetch-everything.ts';
import type { ListPage } from '../sign-in/fetch-admin.ts';
import { LoadFailure, StaleNotice } from '../ui/notices.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { GoneRows } from './gone-rows.ts';
import { Pager } from './pager.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { pageSize } from './use-list-params.ts';
import { useSteadyRows } from './use-steady-rows.ts';

interface ListResultsProps<Row extends object> {
  /** What is listed, in the plural: 'requests'. */
  noun: string;
  query: {
    data: ListPage<Row> | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
  };
  page: number;
  onTurn: (page: number) => void;
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** A list in each of its states: on its way, failed, shown but out of date, empty, and full with its pages. */
export function ListResults<Row extends object>({
  noun,
  query,
  page,
  onTurn,
  empty,
  children,
}: ListResultsProps<Row>) {
  const { error, isFetching, isPlaceholderData } = query;
  const container = useKeptFocus();
  const { data, gone } = useSteadyRows(container, query.data);
  if (!data) {
    return error ? (
      <LoadFailure
        title={`We couldn’t load the ${noun}.`}
        reason={errorMessage(error)}
        isRetrying={isFetching}
        onRetry={refetchEverything}
      />
    ) : (
      <SkeletonCards count={3} className="min-h-36" />
    );
  }
  // Records were deleted, or the address is old: the page asked for lies behind the last one.
  const isBeyond = data.rows.length === 0 && data.total > 0;
  return (
    <>
      {error && (
        <StaleNotice reason={errorMessage(error)} isRetrying={isFetching} onRetry={refetchEverything} />
      )}
      <div
        ref={container}
        tabIndex={-1}
        aria-busy={isPlaceholderData}
        className={`grid gap-4 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {isBeyond ? (
          <BeyondLastPage lastPage={Math.ceil(data.total / pageSize)} onTurn={onTurn} />
        ) : data.rows.length === 0 ? (
          empty
        ) : (
          <GoneRows value={gone}>{children(data.rows)}</GoneRows>
        )}
      </div>
      {data.rows.length > 0 && <Pager page={page} found={data} onTurn={onTurn} />}
    </>
  );
}

function BeyondLastPage({ lastPage, onTurn }: { lastPage: number; onTurn: (page: number) => void }) {
  return (
    <p className="py-8 text-center">
      {'This page is now empty. '}
      <button type="button" className="font-medium text-link underline" onClick={() => onTurn(lastPage)}>
        Go to the last page
      </button>
    </p>
  );
}
