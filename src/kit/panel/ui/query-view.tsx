import type { ReactNode } from 'react';
import { ApiError } from '#kit/pages/api-client.ts';
import { errorMessage } from '#kit/panel/error-message.ts';
import { isUnreachable } from '#kit/panel/offline/connection.ts';
import { couldNotLoad, isGone, loading, retry, whyGone } from '#kit/panel/panel-texts.ts';
import { refetchEverything } from '#kit/panel/refetch-everything.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { Button } from './button.tsx';
import { LoadFailure, StaleNotice } from './notices.tsx';
import { SkeletonCards } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

/** The part of a query that its view reads. */
export interface ViewedQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
}

interface QueryViewProps<Data> {
  query: ViewedQuery<Data>;
  /** Names the data in the message: 'the settings'. */
  what: string;
  skeleton?: ReactNode;
  /** Shown instead of Retry if the record no longer exists. */
  wayOut?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A query's data, with a notice if it is stale and `OfflineNotice` does not say so; before that a skeleton, or the failure with Retry. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, what, skeleton = <SkeletonCards count={3} />, wayOut, children } = props;
  const { data, error, isFetching } = query;
  if (data === undefined && !error) return skeleton;
  const failure = error && {
    reason: errorMessage(error),
    isRetrying: isFetching,
    onRetry: refetchEverything,
  };
  if (data !== undefined) {
    return (
      <>
        {failure && !isUnreachable(error) && <StaleNotice {...failure} />}
        {children(data)}
      </>
    );
  }
  const isMissing = error instanceof ApiError && error.status === 404;
  const subject = capitalized(what);
  return isMissing ? (
    <LoadFailure {...failure!} title={isGone(subject)} reason={whyGone} wayOut={wayOut} />
  ) : (
    <LoadFailure {...failure!} title={couldNotLoad(what)} />
  );
}

/** As `QueryView`, for lines within a section. */
export function InlineQueryView<Data>({
  query,
  what,
  children,
}: Omit<QueryViewProps<Data>, 'skeleton' | 'wayOut'>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) {
    return (
      <p role="status" className="flex items-center gap-2 text-ink-soft">
        <Spinner /> {loading}
      </p>
    );
  }
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{`${couldNotLoad(what)} ${errorMessage(query.error)}`}</p>
      <Button isBusy={query.isFetching} onClick={refetchEverything}>
        {retry}
      </Button>
    </div>
  );
}
