import { useQuery } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { requestPriorities, requestStatuses } from '#shared/requests.ts';
import { ExportLink } from '../list/export-link.tsx';
import { ListResults } from '../list/list-results.tsx';
import { ListRows } from '../list/list-rows.tsx';
import { useDialogParams } from '../list/use-dialog-params.ts';
import { type ListParams, pageSize, useListParams } from '../list/use-list-params.ts';
import { useStableCallback } from '../list/use-stable-callback.ts';
import { Empty } from '../ui/notices.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { QuarantineLink, quarantineParams } from './quarantine-link.tsx';
import { QuarantineList } from './quarantine-list.tsx';
import { RequestCounters } from './request-counters.tsx';
import { RequestDialogs } from './request-dialogs.tsx';
import { RequestFilters } from './request-filters.tsx';
import { RequestRow } from './request-row.tsx';
import { requestListQuery } from './requests-queries.ts';

const columns = [
  { label: 'Customer' },
  { label: 'Request' },
  { label: 'Contact' },
  { label: 'Status' },
  { label: 'Actions', align: 'end' },
] as const;

export function RequestsPage() {
  const address = useListParams();
  const isSpam = address.chosen(quarantineParams.name, [quarantineParams.value]) !== undefined;
  usePageTitle(isSpam ? 'Suspected Spam' : 'Customer Requests');
  return isSpam ? (
    <>
      <PageHeader title="Suspected Spam" subtitle="Requests held for your review" />
      <QuarantineList address={address} />
    </>
  ) : (
    <Requests address={address} />
  );
}

/** See docs/product.md#customer-requests. */
function Requests({ address }: { address: ListParams }) {
  const dialog = useDialogParams('request', ['edit', 'photo', 'quote']);
  const open = useStableCallback(dialog.open);
  const list = useQuery(
    requestListQuery({
      search: address.search,
      status: address.chosen('status', requestStatuses),
      priority: address.chosen('priority', requestPriorities),
      limit: pageSize,
      offset: (address.page - 1) * pageSize,
    }),
  );

  return (
    <>
      <PageHeader title="Customer Requests" subtitle="Manage and track all customer service requests">
        <ExportLink
          path={adminApi.requestsCsv}
          filter={{
            search: address.search,
            status: address.chosen('status', requestStatuses),
            priority: address.chosen('priority', requestPriorities),
          }}
        />
      </PageHeader>
      <RequestCounters />
      <RequestFilters address={address} />
      <QuarantineLink />
      <ListResults
        noun="requests"
        query={list}
        page={address.page}
        onTurn={address.turnTo}
        empty={<Empty title="No requests found matching your criteria." />}
      >
        {(requests) => (
          <ListRows
            columns={columns}
            widths="@4xl:grid-cols-[minmax(8rem,1fr)_minmax(0,2.2fr)_minmax(10rem,1.5fr)_auto_auto]"
          >
            {requests.map((request) => (
              <RequestRow key={request.id} request={request} onOpen={open} />
            ))}
          </ListRows>
        )}
      </ListResults>
      <RequestDialogs address={dialog} list={list.data} />
    </>
  );
}
