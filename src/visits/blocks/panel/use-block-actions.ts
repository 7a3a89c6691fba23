import { randomKey } from '#kit/pages/idempotency-key.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { deleteOrRestore } from '#kit/panel/list/delete-or-restore.ts';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { type Block, type SavedBlock, savedBlockSchema } from '#visits/blocks/blocks.ts';
import { blockText } from './block-text.ts';

const toBody = ({ crewId, date, from, to, untilDate, reason, repeats }: Block) => ({
  crewId,
  date,
  from,
  to,
  untilDate,
  reason,
  repeats,
});

/** Deletes a block at once. The toast that says so offers Undo, which adds it again. */
export function useDeleteBlock(onDeleted: () => void) {
  const restore = useAdminMutation({
    call: (block: Block) =>
      fetchAdmin(savedBlockSchema, visitApi.blocks, {
        method: 'POST',
        body: toBody(block),
        idempotencyKey: randomKey(),
      }),
    done: (saved) => ({ title: 'Time off is back', text: blockText(saved) }),
    failed: 'Time off not restored.',
  });
  return useAdminMutation({
    call: (block: Block) => deleteOrRestore('DELETE', visitApi.block(block.id)),
    done: ({ isOurs }, block) => ({
      title: 'Time off deleted',
      text: blockText(block),
      ...(isOurs && { action: { label: 'Undo', run: () => restore.mutate(block) } }),
    }),
    failed: 'Time off not deleted.',
    onSuccess: onDeleted,
  });
}

interface Saved {
  saved: SavedBlock;
  /** Undefined if it was new. */
  before: Block | undefined;
}

/** Undoes a save, unless the block changed since. */
export const useTakeBack = () =>
  useAdminMutation({
    call: async ({ saved, before }: Saved) => {
      if (!before) return deleteOrRestore('DELETE', visitApi.block(saved.id));
      return fetchAdmin(savedBlockSchema, visitApi.block(saved.id), {
        method: 'PATCH',
        body: { ...toBody(before), version: saved.version },
      });
    },
    done: { title: 'Undone' },
    failed: 'Time off not changed.',
  });
