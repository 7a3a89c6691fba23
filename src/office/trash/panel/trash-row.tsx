import { ListItem, RowActions } from '#kit/panel/list/list-rows.tsx';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { When } from '#kit/panel/ui/when.tsx';
import { findEntry } from '#kit/text/find-entry.ts';
import { longDate } from '#kit/time/dates.ts';
import { UndoIcon } from '#kit/ui/icons/actions.tsx';
import type { TrashItem } from '#kit/wire/trash.ts';
import { useRestore } from './use-restore.ts';

export function TrashRow({ item }: { item: TrashItem }) {
  const { kind, detail, deletedAt, goneAt } = item;
  const title = item.title || 'Without a name';
  const restore = useRestore(item);
  return (
    <ListItem row={item} isBusy={restore.isPending}>
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">{title}</h2>
        <p className="wrap-anywhere text-ink-soft">{detail}</p>
      </div>
      <div className="@4xl:order-1 @4xl:-mt-0.5">
        <Chip {...recordKinds[kind]} tone="grey" />
      </div>
      <p className="text-ink-soft @4xl:order-2">
        <span className="@4xl:sr-only">Deleted </span>
        <When at={deletedAt} />
      </p>
      <p className="text-ink-soft @4xl:order-3">
        {goneAt === null ? (
          (findEntry(stays, kind) ?? 'Stays while its quote is in use')
        ) : (
          <>
            <span className="@4xl:sr-only">Kept until </span>
            <When at={goneAt} format={longDate} />
          </>
        )}
      </p>
      <RowActions className="@4xl:order-4">
        <Button className="@max-4xl:ml-2" isBusy={restore.isPending} onClick={() => restore.mutate()}>
          {!restore.isPending && <UndoIcon className="size-4.5" />}
          Restore
          <span className="sr-only"> {title}</span>
        </Button>
      </RowActions>
    </ListItem>
  );
}

const stays = {
  customer: 'Stays while they have other records',
  category: 'Stays, since quotes name it',
};
