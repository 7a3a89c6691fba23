import { useQuery } from '@tanstack/react-query';
import { subscriberStatuses } from '#articles/newsletter/newsletter.ts';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { ExportLink } from '#kit/panel/list/export-link.tsx';
import { ListFilters } from '#kit/panel/list/list-filters.tsx';
import { RecordList } from '#kit/panel/list/record-list.tsx';
import { StatusCounters } from '#kit/panel/list/status-counters.tsx';
import { useListParams } from '#kit/panel/list/use-list-params.ts';
import { Empty } from '#kit/panel/ui/notices.tsx';
import { adminApi } from '#kit/paths/paths.ts';
import { SpamLink } from '#sales/records/panel/spam-link.tsx';
import { subscriberCountsQuery, subscriberListQuery } from './newsletter-queries.ts';
import { Sendings } from './sendings.tsx';
import { subscriberBadges, subscriberStatusLabels } from './subscriber-badges.ts';
import { SubscriberRow } from './subscriber-row.tsx';

const filters = {
  status: { label: 'Status', options: subscriberStatuses, labels: subscriberStatusLabels },
};

const columns = [
  { label: 'Subscriber' },
  { label: 'Source' },
  { label: 'Dates' },
  { label: 'Status' },
  { label: 'Actions', align: 'end' },
] as const;

export function NewsletterPage() {
  const params = useListParams(filters);
  const counts = useQuery(subscriberCountsQuery);
  const list = useQuery(subscriberListQuery({ ...params.filter, ...params.window }));
  return (
    <>
      <PageHeader
        title="Newsletter"
        subtitle="Articles you sent, and who reads them. Send one from its form in Blog."
      >
        <ExportLink path={adminApi.subscribersCsv} label="Download confirmed (CSV)" />
      </PageHeader>
      <Sendings />
      <StatusCounters
        statuses={['pending', 'confirmed', 'unsubscribed']}
        badges={subscriberBadges}
        counts={counts.data}
      />
      <SpamLink
        found={counts.data && { total: counts.data.suspected, isMore: false }}
        search="status=suspected"
      />
      <ListFilters params={params} search="Search subscribers..." />
      <RecordList
        noun="subscribers"
        query={list}
        params={params}
        columns={columns}
        widths="@4xl:grid-cols-[minmax(12rem,2fr)_minmax(6rem,1fr)_minmax(14rem,1.5fr)_auto_auto]"
        empty={
          params.isFiltered ? (
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
        {(subscriber) => <SubscriberRow key={subscriber.id} subscriber={subscriber} />}
      </RecordList>
    </>
  );
}
