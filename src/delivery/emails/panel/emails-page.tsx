import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { emailPurposes, emailStatuses, sentEmailsKeptDays } from '#delivery/emails/emails.ts';
import { ListFilters } from '#kit/panel/list/list-filters.tsx';
import { RecordList } from '#kit/panel/list/record-list.tsx';
import { RecordSheet } from '#kit/panel/list/record-sheet.tsx';
import { StatusCounters } from '#kit/panel/list/status-counters.tsx';
import { useDialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { useListParams } from '#kit/panel/list/use-list-params.ts';
import { useOpenedRecord } from '#kit/panel/list/use-opened-record.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { RetryIcon } from '#kit/panel/ui/icons.tsx';
import { Empty } from '#kit/panel/ui/notices.tsx';
import { emailBadges, emailPurposeLabels, emailStatusLabels } from './email-badges.ts';
import { emailColumns, emailColumnWidths } from './email-columns.ts';
import { EmailPreview } from './email-preview.tsx';
import { EmailRow } from './email-row.tsx';
import { emailListQuery, emailQuery, outboxCountsQuery } from './emails-queries.ts';
import { NotConfiguredNotice } from './not-configured-notice.tsx';
import { useRetryFailed } from './use-retry-email.ts';

const filters = {
  status: { label: 'Status', options: emailStatuses, labels: emailStatusLabels },
  purpose: { label: 'Kind', options: emailPurposes, labels: emailPurposeLabels },
};

export function EmailsPage() {
  const params = useListParams(filters);
  const dialog = useDialogParams('email', ['preview']);
  const list = useQuery(emailListQuery({ ...params.filter, ...params.window }));
  const { data: counts } = useQuery(outboxCountsQuery);
  const opened = useOpenedRecord(dialog.id, list.data?.rows, emailQuery);
  const retryFailed = useRetryFailed();
  return (
    <>
      <PageHeader title="Outbox" subtitle={`Sent emails stay here for ${sentEmailsKeptDays} days.`}>
        {counts?.isConfigured && counts.failed > 0 && (
          <Button isBusy={retryFailed.isPending} onClick={() => retryFailed.mutate()}>
            <RetryIcon className="size-4.5" />
            {`Retry all failed (${counts.failed.toLocaleString('en-US')})`}
          </Button>
        )}
      </PageHeader>
      {counts?.isConfigured === false && <NotConfiguredNotice />}
      <div className="max-sm:hidden">
        <StatusCounters statuses={emailStatuses} badges={emailBadges} counts={counts} />
      </div>
      <ListFilters params={params} search="Search emails..." />
      <RecordList
        noun="emails"
        query={list}
        params={params}
        columns={emailColumns}
        widths={emailColumnWidths}
        empty={
          <Empty title={params.isFiltered ? 'No emails found matching your criteria.' : 'No emails yet'}>
            {!params.isFiltered && (
              <p className="text-ink-soft">You’ll see the first email after your first lead.</p>
            )}
          </Empty>
        }
      >
        {(email) => (
          <EmailRow
            key={email.id}
            email={email}
            isConfigured={counts?.isConfigured}
            onOpen={() => dialog.open(email.id, 'preview')}
          />
        )}
      </RecordList>
      <RecordSheet
        open={dialog.view === 'preview'}
        params={dialog}
        title={opened.data?.subject ?? 'Email'}
        subtitle={opened.data && `to ${opened.data.recipient}`}
        noun="email"
        opened={opened}
      >
        {(email) => <EmailPreview key={email.id} email={email} isConfigured={counts?.isConfigured} />}
      </RecordSheet>
    </>
  );
}
