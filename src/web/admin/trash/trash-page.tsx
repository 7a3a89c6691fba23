import { useQuery } from '@tanstack/react-query';
import { trashDays, trashKinds } from '#shared/trash.ts';
import { ListFilters } from '../list/list-filters.tsx';
import { RecordList } from '../list/record-list.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { recordKinds } from '../record-kinds.ts';
import { Empty } from '../ui/notices.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { trashQuery } from './trash-query.ts';
import { TrashRow } from './trash-row.tsx';

const kindLabels = Object.fromEntries(trashKinds.map((kind) => [kind, recordKinds[kind].plural]));

const filters = { kind: { label: 'Kind', options: trashKinds, labels: kindLabels } };

const columns = [
  { label: 'What' },
  { label: 'Kind' },
  { label: 'Deleted' },
  { label: 'Kept until' },
  { label: 'Actions', align: 'end' },
] as const;

export function TrashPage() {
  const params = useListParams(filters);
  const { kind } = params.filter;
  const list = useQuery(trashQuery({ kind, ...params.window }));
  return (
    <>
      <PageHeader
        title="Trash"
        subtitle={`Restore deleted items within ${trashDays} days. After that, they’re gone for good, photos included.`}
      />
      <ListFilters params={params} />
      <RecordList
        noun="deleted records"
        query={list}
        params={params}
        columns={columns}
        widths="@4xl:grid-cols-[minmax(12rem,2fr)_auto_minmax(9rem,1fr)_minmax(9rem,1fr)_auto]"
        empty={<Empty title={kind === undefined ? 'The trash is empty' : 'Nothing like this in the trash'} />}
      >
        {(item) => <TrashRow key={`${item.kind} ${item.id}`} item={item} />}
      </RecordList>
    </>
  );
}
