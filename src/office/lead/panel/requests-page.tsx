import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { ExportLink } from '#kit/panel/list/export-link.tsx';
import { ListFilters } from '#kit/panel/list/list-filters.tsx';
import { RecordList } from '#kit/panel/list/record-list.tsx';
import { StatusCounters } from '#kit/panel/list/status-counters.tsx';
import { useDialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { useListParams } from '#kit/panel/list/use-list-params.ts';
import { useStableCallback } from '#kit/panel/list/use-stable-callback.ts';
import { useUrlParams } from '#kit/panel/list/use-url-params.ts';
import { Empty } from '#kit/panel/ui/notices.tsx';
import { adminApi } from '#kit/paths/paths.ts';
import { QuarantineLink, quarantineParams } from '#sales/requests/panel/quarantine-link.tsx';
import { QuarantineList } from '#sales/requests/panel/quarantine-list.tsx';
import {
  requestPriorityLabels,
  requestStatusBadges,
  requestStatusLabels,
} from '#sales/requests/panel/request-badges.ts';
import { RequestRow } from '#sales/requests/panel/request-row.tsx';
import { requestCountsQuery, requestListQuery } from '#sales/requests/panel/requests-queries.ts';
import { requestPriorities, requestStatuses } from '#sales/requests/requests.ts';
import { RequestDialogs } from './request-dialogs.tsx';

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
  const dialog = useDialogParams('request', ['details', 'edit', 'photo', 'quote']);
  const open = useStableCallback(dialog.open);
  const { data: counts } = useQuery(requestCountsQuery);
  const list = useQuery(requestListQuery({ ...params.filter, ...params.window }));
  return (
    <>
      <PageHeader title="Customer Requests" subtitle="Manage and track all customer service requests">
        <ExportLink isShort path={adminApi.requestsCsv} filter={{ ...params.filter, sort: undefined }} />
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
