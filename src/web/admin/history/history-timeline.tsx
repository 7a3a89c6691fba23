import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { business } from '#shared/content/business.ts';
import { relativeTime, shortDateTime } from '#shared/dates.ts';
import { type HistoryEntry, historyEntrySchema } from '#shared/history.ts';
import { errorMessage } from '../error-message.ts';
import { keptFresh } from '../query-client.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';
import { Button } from '../ui/button.tsx';
import { useNow } from '../ui/use-now.ts';
import { historyLines } from './history-words.ts';

const shownAtFirst = 5;

const historyQuery = (path: string) =>
  queryOptions({
    ...keptFresh,
    queryKey: ['history', path],
    queryFn: ({ signal }) => fetchAdmin(z.array(historyEntrySchema), path, { signal }),
  });

/** What changed in a record, when and by whom, newest first. `path` is the call that answers it. */
export function HistoryTimeline({ path }: { path: string }) {
  const { data, error, isFetching, refetch } = useQuery(historyQuery(path));
  const [isWhole, setWhole] = useState(false);
  const titleId = useId();
  const hidden = data && !isWhole ? data.length - shownAtFirst : 0;
  return (
    <section aria-labelledby={titleId} aria-busy={!data && !error} className="grid gap-3">
      <h3 id={titleId} className="font-semibold">
        History
      </h3>
      {error && !data && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-ink-soft">
          <p>We couldn’t load the history. {errorMessage(error)}</p>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      )}
      {!data && !error && <p className="text-ink-soft">Loading...</p>}
      {data?.length === 0 && <p className="text-ink-soft">No history yet.</p>}
      {data && data.length > 0 && (
        <ol className="grid gap-3 border-l-2 border-line pl-4">
          {(hidden > 0 ? data.slice(0, shownAtFirst) : data).map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {hidden > 0 && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setWhole(true)}>
          {`Show ${hidden} more`}
        </Button>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const now = useNow();
  return (
    <li className="relative before:absolute before:top-2 before:-left-[1.3rem] before:size-2 before:rounded-full before:bg-control">
      {historyLines(entry).map((line) => (
        <p key={line} className="wrap-anywhere whitespace-pre-line">
          {line}
        </p>
      ))}
      <p className="text-sm text-ink-soft">
        {`by ${entry.userName}, `}
        <time dateTime={entry.createdAt} title={shortDateTime(entry.createdAt, business.timeZone)}>
          {relativeTime(entry.createdAt, now).replace('Just', 'just')}
        </time>
      </p>
    </li>
  );
}
