import { useQuery } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { requestPriorities, requestStatuses } from '#shared/requests.ts';
import { ExportLink } from '../list/export-link.tsx';
import { ListFilters } from '../list/list-filters.tsx';
import { RecordList } from '../list/record-list.tsx';
import { StatusCounters } from '../list/status-counters.tsx';
import { useDialogParams } from '../list/use-dialog-params.ts';
import { useListParams } from '../list/use-list-params.ts';
import { useStableCallback } from '../list/use-stable-callback.ts';
import { useUrlParams } from '../list/use-url-params.ts';
import { Empty } from '../ui/notices.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { QuarantineLink, quarantineParams } from './quarantine-link.tsx';
import { QuarantineList } from './quarantine-list.tsx';
import { requestPriorityLabels, requestStatusBadges, requestStatusLabels } from './request-badges.ts';
import { RequestDialogs } from './request-dialogs.tsx';
import { RequestRow } from './request-row.tsx';
import { requestCountsQuery, requestListQuery } from './requests-queries.ts';

const filters = {
  status: { label: 'Status', options: requestStatuses, labels: requestStatusLabels },
  priority: { label: 'Priority', options: requestPriorities.toReversed(), labels: requestPriorityLabels },
  sort: { label: 'Order', options: ['due'] as const, labels: { due: 'Due first' }, empty: 'Newest first' },
};

const countedStatuses = ['new', 'contacted', 'quoted', 'scheduled'] as const;

const columns = [
  { label: 'Customer' },
  { label: 'Request' },
  { label: 'Contact' },
  { label: 'Status' },
  { label: 'Actions', align: 'end' },
] as const;

export function RequestsPage() {
  const { params } = useUrlParams();
  return params.get(quarantineParams.name) === quarantineParams.value ? <QuarantineList /> : <Requests />;
}

function Requests() {
  const params = useListParams(filters);
  const dialog = useDialogParams('request', ['edit', 'photo', 'quote']);
  const open = useStableCallback(dialog.open);
  const { data: counts } = useQuery(requestCountsQuery);
  const list = useQuery(requestListQuery({ ...params.filter, ...params.window }));
  return (
    <>
      <PageHeader title="Customer Requests" subtitle="Manage and track all customer service requests">
        <ExportLink path={adminApi.requestsCsv} filter={{ ...params.filter, sort: undefined }} />
      </PageHeader>
      <StatusCounters statuses={countedStatuses} badges={requestStatusBadges} counts={counts} />
      <ListFilters params={params} search="Search requests..." />
      <QuarantineLink />
      <RecordList
        noun="requests"
        query={list}
        params={params}
        columns={columns}
        widths="@4xl:grid-cols-[minmax(8rem,1fr)_minmax(0,2.2fr)_minmax(10rem,1.5fr)_auto_auto]"
        empty={<Empty title="No requests found matching your criteria." />}
      >
        {(request) => <RequestRow key={request.id} request={request} onOpen={open} />}
      </RecordList>
      <RequestDialogs params={dialog} list={list.data} />
    </>
  );
}
