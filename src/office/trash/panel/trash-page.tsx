import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { ListFilters } from '#kit/panel/list/list-filters.tsx';
import { RecordList } from '#kit/panel/list/record-list.tsx';
import { useListParams } from '#kit/panel/list/use-list-params.ts';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { Empty } from '#kit/panel/ui/notices.tsx';
import { trashDays, trashKinds } from '#kit/wire/trash.ts';
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
