import { useQuery } from '@tanstack/react-query';
import { trashKeptDays, trashKinds } from '#shared/trash.ts';
import { FilterSelect } from '../list/filter-select.tsx';
import { ListResults } from '../list/list-results.tsx';
import { ListRows } from '../list/list-rows.tsx';
import { pageSize, useListParams } from '../list/use-list-params.ts';
import { Empty } from '../ui/notices.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { trashKindLabels } from './trash-kinds.ts';
import { trashQuery } from './trash-query.ts';
import { TrashRow } from './trash-row.tsx';

const columns = [
  { label: 'What' },
  { label: 'Kind' },
  { label: 'Deleted' },
  { label: 'Kept until' },
  { label: 'Actions', align: 'end' },
] as const;

export function TrashPage() {
  usePageTitle('Trash');
  const address = useListParams();
  const kind = address.chosen('kind', trashKinds);
  const list = useQuery(trashQuery({ kind, limit: pageSize, offset: (address.page - 1) * pageSize }));
  return (
    <>
      <PageHeader
        title="Trash"
        subtitle={`Restore deleted items within ${trashKeptDays} days. After that, they’re gone for good, photos included.`}
      />
      <search className="flex flex-wrap gap-2">
        <FilterSelect
          label="Kind"
          value={kind}
          options={trashKinds}
          labels={trashKindLabels}
          onChoose={(chosen) => address.setFilter('kind', chosen)}
        />
      </search>
      <ListResults
        noun="deleted records"
        query={list}
        page={address.page}
        onTurn={address.turnTo}
        empty={<Empty title={kind === undefined ? 'The trash is empty' : 'Nothing like this in the trash'} />}
      >
        {(items) => (
          <ListRows
            columns={columns}
            widths="@4xl:grid-cols-[minmax(12rem,2fr)_auto_minmax(9rem,1fr)_minmax(9rem,1fr)_auto]"
          >
            {items.map((item) => (
              <TrashRow key={`${item.kind} ${item.id}`} item={item} />
            ))}
          </ListRows>
        )}
      </ListResults>
    </>
  );
}
