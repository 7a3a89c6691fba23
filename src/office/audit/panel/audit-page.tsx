import { useInfiniteQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { auditKeptDays } from '#kit/events/audit.ts';
import { ExportLink } from '#kit/panel/list/export-link.tsx';
import { ListRows } from '#kit/panel/list/list-rows.tsx';
import { guardedRows } from '#kit/panel/list/row-boundary.tsx';
import { totalText } from '#kit/panel/list/total-text.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Empty, UnreadableNotice } from '#kit/panel/ui/notices.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { adminApi } from '#kit/paths/paths.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditQuery } from './audit-query.ts';
import { AuditRow } from './audit-row.tsx';
import { useAuditParams } from './use-audit-params.ts';

const columns = [{ label: 'What' }, { label: 'When' }, { label: 'Who' }, { label: 'Details' }];

export function AuditPage() {
  const params = useAuditParams();
  const list = useInfiniteQuery(auditQuery(params.filter));
  return (
    <>
      <PageHeader title="Audit log" subtitle={`Kept for ${auditKeptDays / 365} years. Nobody can change it.`}>
        <ExportLink path={adminApi.auditCsv} filter={params.filter} />
      </PageHeader>
      <AuditFilters params={params} />
      <QueryView query={list} what="the audit log">
        {({ pages }) => {
          const entries = pages.flatMap(({ rows }) => rows);
          if (entries.length === 0) {
            return (
              <Empty title={params.isFiltered ? 'Nothing matches these filters.' : 'Nothing yet'}>
                {params.isFiltered && <Button onClick={params.clear}>Clear filters</Button>}
              </Empty>
            );
          }
          return (
            <div
              aria-busy={list.isPlaceholderData}
              className={`grid gap-4 transition-opacity ${list.isPlaceholderData ? 'opacity-60' : ''}`}
            >
              <UnreadableNotice count={pages.reduce((sum, page) => sum + page.unreadable, 0)} />
              <ListRows columns={columns} widths={widths} label="Entries">
                {guardedRows(entries, (entry) => (
                  <AuditRow
                    entry={entry}
                    names={params.names}
                    onPerson={(id) => params.setFilter('person', id)}
                  />
                ))}
              </ListRows>
              <div className="flex flex-wrap items-center justify-between gap-3 px-1 text-ink-soft">
                <p role="status">{`${entries.length.toLocaleString('en-US')} of ${totalText(pages[0]!)}`}</p>
                {list.hasNextPage && (
                  <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                    Show older
                  </Button>
                )}
              </div>
            </div>
          );
        }}
      </QueryView>
    </>
  );
}

const widths = '@4xl:grid-cols-[minmax(10rem,1.2fr)_max-content_minmax(7rem,0.8fr)_minmax(14rem,2fr)]';
