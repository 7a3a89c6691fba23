import { useQuery } from '@tanstack/react-query';
import { emailPurposes, emailStatuses, sentEmailsKeptDays } from '#shared/emails.ts';
import { ListResults } from '../list/list-results.tsx';
import { ListRows } from '../list/list-rows.tsx';
import { RecordSheet } from '../list/record-sheet.tsx';
import { StatusCounters } from '../list/status-counters.tsx';
import { useDialogParams } from '../list/use-dialog-params.ts';
import { pageSize, useListParams } from '../list/use-list-params.ts';
import { useOpenedRecord } from '../list/use-opened-record.ts';
import { Button } from '../ui/button.tsx';
import { RetryIcon } from '../ui/icons.tsx';
import { Empty } from '../ui/notices.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { emailBadges } from './email-badges.ts';
import { emailColumns, emailColumnWidths } from './email-columns.ts';
import { EmailFilters } from './email-filters.tsx';
import { EmailPreview } from './email-preview.tsx';
import { EmailRow } from './email-row.tsx';
import { emailListQuery, emailQuery, outboxCountsQuery } from './emails-queries.ts';
import { NotConfiguredNotice } from './not-configured-notice.tsx';
import { useRetryFailed } from './use-retry-email.ts';

export function EmailsPage() {
  usePageTitle('Outbox');
  const address = useListParams();
  const dialog = useDialogParams('email', ['preview']);
  const { search } = address;
  const status = address.chosen('status', emailStatuses);
  const purpose = address.chosen('purpose', emailPurposes);
  const offset = (address.page - 1) * pageSize;
  const list = useQuery(emailListQuery({ search, status, purpose, limit: pageSize, offset }));
  const { data: counts } = useQuery(outboxCountsQuery);
  const opened = useOpenedRecord(dialog.id, list.data?.rows, emailQuery);
  const retryFailed = useRetryFailed();
  const isFiltered = search !== '' || status !== undefined || purpose !== undefined;

  return (
    <>
      <PageHeader
        title="Outbox"
        subtitle={`Every email your website sends. Sent emails stay here for ${sentEmailsKeptDays} days.`}
      >
        {counts?.isConfigured && counts.failed > 0 && (
          <Button isBusy={retryFailed.isPending} onClick={() => retryFailed.mutate()}>
            <RetryIcon className="size-4.5" />
            {`Retry all failed (${counts.failed.toLocaleString('en-US')})`}
          </Button>
        )}
      </PageHeader>
      {counts?.isConfigured === false && <NotConfiguredNotice />}
      <StatusCounters
        counters={emailStatuses.map((each) => ({
          badge: emailBadges[each],
          count: counts?.[each],
          search: `status=${each}`,
        }))}
      />
      <EmailFilters address={address} />
      <ListResults
        noun="emails"
        query={list}
        page={address.page}
        onTurn={address.turnTo}
        empty={
          <Empty title={isFiltered ? 'No emails found matching your criteria.' : 'No emails yet'}>
            {!isFiltered && (
              <p className="text-ink-soft">You’ll see the first email after your first lead.</p>
            )}
          </Empty>
        }
      >
        {(emails) => (
          <ListRows columns={emailColumns} widths={emailColumnWidths}>
            {emails.map((email) => (
              <EmailRow
                key={email.id}
                email={email}
                isConfigured={counts?.isConfigured}
                onOpen={() => dialog.open(email.id, 'preview')}
              />
            ))}
          </ListRows>
        )}
      </ListResults>
      <RecordSheet
        open={dialog.view === 'preview'}
        address={dialog}
        title={opened.record?.subject ?? 'Email'}
        subtitle={opened.record && `to ${opened.record.recipient}`}
        noun="email"
        opened={opened}
      >
        {(email) => <EmailPreview key={email.id} email={email} isConfigured={counts?.isConfigured} />}
      </RecordSheet>
    </>
  );
}
