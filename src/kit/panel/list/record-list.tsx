import type { ReactNode } from 'react';
import type { ListPage } from '#kit/panel/api/fetch-admin.ts';
import { UnreadableNotice } from '#kit/panel/ui/notices.tsx';
import { QueryView, type ViewedQuery } from '#kit/panel/ui/query-view.tsx';
import { ListRows, type ListRowsProps } from './list-rows.tsx';
import { Pager } from './pager.tsx';
import { guardedRows } from './row-boundary.tsx';
import { StableList } from './stable-list.tsx';
import { type ListParams, pageSize } from './use-list-params.ts';

interface RecordListProps<Row extends object> extends Omit<ListRowsProps, 'children'> {
  /** The kind of records, in the plural: 'requests'. */
  noun: string;
  query: ViewedQuery<ListPage<Row>> & { isPlaceholderData: boolean };
  params: Pick<ListParams, 'page' | 'turnTo'>;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
}

/** One page of records with its pager, in each state of its query. */
export function RecordList<Row extends object>(props: RecordListProps<Row>) {
  const { noun, query, params, empty, children, ...columns } = props;
  return (
    <QueryView query={query} what={`the ${noun}`}>
      {(found) => (
        <>
          <UnreadableNotice count={found.unreadable} />
          <StableList rows={found.rows} isOutdated={query.isPlaceholderData} className="grid gap-4">
            {(rows) =>
              rows.length > 0 ? (
                <ListRows {...columns}>{guardedRows(rows, children)}</ListRows>
              ) : found.total > found.unreadable ? (
                <BeyondLastPage lastPage={Math.ceil(found.total / pageSize)} onTurn={params.turnTo} />
              ) : (
                empty
              )
            }
          </StableList>
          {found.rows.length > 0 && <Pager page={params.page} found={found} onTurn={params.turnTo} />}
        </>
      )}
    </QueryView>
  );
}

/** Records were deleted, or the URL is old: the page asked for lies behind the last one. */
function BeyondLastPage({ lastPage, onTurn }: { lastPage: number; onTurn: (page: number) => void }) {
  return (
    <p className="py-8 text-center">
      {'This page is now empty. '}
      <button type="button" className="font-medium text-link underline" onClick={() => onTurn(lastPage)}>
        Go to the last page
      </button>
    </p>
  );
}
