import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { queryString } from '#kit/panel/admin-query.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { autoRefetch } from '#kit/panel/query-client.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { EditIcon } from '#kit/ui/icons/actions.tsx';
import { timelineEntrySchema } from '#office/customer/timeline.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import { TimelineItem } from './timeline-item.tsx';

const timelinePage = 20;

/** A customer's timeline, page after page, newest first. One entry more is read, to know whether there is another page. */
const timelineQuery = (id: number) =>
  infiniteQueryOptions({
    ...autoRefetch,
    queryKey: ['customer', 'timeline', id],
    queryFn: ({ pageParam, signal }) =>
      fetchAdmin(
        z.array(timelineEntrySchema),
        `${customerApi.timeline(id)}?${queryString({ limit: timelinePage + 1, before: pageParam })}`,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length > timelinePage ? page[timelinePage - 1]!.cursor : undefined),
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, timelinePage)),
  });

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
