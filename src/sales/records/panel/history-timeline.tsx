import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { type HistoryEntry, historyEntrySchema } from '#kit/events/history.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { InlineQueryView, type ViewedQuery } from '#kit/panel/ui/query-view.tsx';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { relativeTime, shortDateTime } from '#kit/time/dates.ts';
import { historyLines } from './history-text.ts';

const shownAtFirst = 5;

/** The changes to a record, newest first. `path` is the call that returns them. */
export const HistoryTimeline = ({ path }: { path: string }) => (
  <History query={useQuery(adminQuery(['history', path], z.array(historyEntrySchema), path))} />
);

export function History({ query }: { query: ViewedQuery<readonly HistoryEntry[]> }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3 id={titleId} className="font-semibold">
        History
      </h3>
      <InlineQueryView query={query} what="the history">
        {(entries) => <Entries entries={entries} />}
      </InlineQueryView>
    </section>
  );
}

function Entries({ entries }: { entries: readonly HistoryEntry[] }) {
  const [isWhole, setWhole] = useState(false);
  const hidden = isWhole ? 0 : entries.length - shownAtFirst;
  if (entries.length === 0) return <p className="text-ink-soft">No history yet.</p>;
  return (
    <>
      <ol className="grid gap-3 border-l-2 border-line pl-4">
        {(hidden > 0 ? entries.slice(0, shownAtFirst) : entries).map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {hidden > 0 && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setWhole(true)}>
          {`Show ${hidden} more`}
        </Button>
      )}
    </>
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
        <time dateTime={entry.createdAt} title={shortDateTime(entry.createdAt)}>
          {relativeTime(entry.createdAt, now).replace('Just', 'just')}
        </time>
      </p>
    </li>
  );
}
