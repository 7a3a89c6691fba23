import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#kit/panel/ui/button.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { EditIcon } from '#kit/ui/icons/actions.tsx';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import { timelineQuery } from './customers-queries.ts';
import { TimelineItem } from './timeline-item.tsx';

interface CustomerTimelineProps {
  customer: CustomerDetails;
  onAddNote: () => void;
}

/** All records of a customer and of those merged into it, newest first. */
export function CustomerTimeline({ customer, onAddNote }: CustomerTimelineProps) {
  const query = useInfiniteQuery(timelineQuery(customer.id));
  return (
    <section aria-labelledby="timeline" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 id="timeline" className="text-lg font-semibold">
          Timeline
        </h2>
        <Button onClick={onAddNote}>
          <EditIcon className="size-4.5" />
          Add Note
        </Button>
      </div>
      <QueryView query={query} what="the timeline">
        {(shown) => (
          <div className="grid gap-3">
            {shown.length === 0 ? (
              <p className="rounded-card bg-surface p-5 text-ink-soft shadow-card ring-1 ring-line">
                Nothing yet. Requests, quotes, visits, emails and notes appear here.
              </p>
            ) : (
              <ol className="divide-y divide-line rounded-card bg-surface shadow-card ring-1 ring-line">
                {shown.map((entry) => (
                  <TimelineItem key={entry.cursor} entry={entry} customer={customer} />
                ))}
              </ol>
            )}
            {query.hasNextPage && (
              <Button
                className="justify-self-center"
                isBusy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                Show older
              </Button>
            )}
          </div>
        )}
      </QueryView>
    </section>
  );
}
