import { useQuery } from '@tanstack/react-query';
import { subscriberStatuses } from '#shared/newsletter.ts';
import { adminApi } from '#shared/paths.ts';
import { ExportLink } from '../list/export-link.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import { ListResults } from '../list/list-results.tsx';
import { ListRows } from '../list/list-rows.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { SpamLink } from '../list/spam-link.tsx';
import { StatusCounters } from '../list/status-counters.tsx';
import { pageSize, useListParams } from '../list/use-list-params.ts';
import { Empty } from '../ui/notices.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { subscriberCountsQuery, subscriberListQuery } from './newsletter-queries.ts';
import { subscriberBadges, subscriberStatusLabels } from './subscriber-badges.ts';
import { SubscriberRow } from './subscriber-row.tsx';

const columns = [
  { label: 'Subscriber' },
  { label: 'Source' },
  { label: 'Dates' },
  { label: 'Status' },
  { label: 'Actions', align: 'end' },
] as const;

export function NewsletterPage() {
  usePageTitle('Newsletter');
  const address = useListParams();
  const { search, setFilter } = address;
  const status = address.chosen('status', subscriberStatuses);
  const counts = useQuery(subscriberCountsQuery);
  const list = useQuery(
    subscriberListQuery({ search, status, limit: pageSize, offset: (address.page - 1) * pageSize }),
  );
  return (
    <>
      <PageHeader title="Newsletter" subtitle="Who gets the monthly email, and who has signed up">
        <ExportLink path={adminApi.subscribersCsv} label="Download confirmed (CSV)" />
      </PageHeader>
      <StatusCounters
        counters={(['pending', 'confirmed', 'unsubscribed'] as const).map((each) => ({
          badge: subscriberBadges[each],
          count: counts.data?.[each],
          search: `status=${each}`,
        }))}
      />
      <SpamLink
        found={counts.data && { total: counts.data.suspected, isMore: false }}
        search="status=suspected"
      />
      <search className="flex flex-wrap gap-2">
        <SearchBox label="Search subscribers..." address={address} />
        <FilterSelect
          label="Status"
          value={status}
          options={subscriberStatuses}
          labels={subscriberStatusLabels}
          onChoose={(chosen) => setFilter('status', chosen)}
        />
      </search>
      <ListResults
        noun="subscribers"
        query={list}
        page={address.page}
        onTurn={address.turnTo}
        empty={
          search !== '' || status !== undefined ? (
            <Empty title="No subscribers found matching your criteria." />
          ) : (
            <Empty title="No subscribers yet">
              <p className="max-w-96 text-ink-soft">
                People who sign up on the blog appear here. They confirm with a link in an email.
              </p>
            </Empty>
          )
        }
      >
        {(subscribers) => (
          <ListRows
            columns={columns}
            widths="@4xl:grid-cols-[minmax(12rem,2fr)_minmax(6rem,1fr)_minmax(14rem,1.5fr)_auto_auto]"
          >
            {subscribers.map((subscriber) => (
              <SubscriberRow key={subscriber.id} subscriber={subscriber} />
            ))}
          </ListRows>
        )}
      </ListResults>
    </>
  );
}
