import type * as z from 'zod/mini';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { recordUpdate } from '#kit/panel/editing/record-mutation.ts';
import { cacheRecord, type EditableRecord } from '#kit/panel/list/record-cache.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { refetchEverything } from '#kit/panel/refetch-everything.ts';
import { notify, notifyFailure } from '#kit/panel/ui/toasts.tsx';

interface PageOwner<Page> extends EditableRecord {
  page: Page;
}

interface PageUpdate<Owner extends PageOwner<unknown>> {
  /** How the queries of its noun begin. */
  noun: string;
  record: Owner;
  schema: z.ZodMiniType<Owner>;
  path: string;
  savedText: (saved: Owner) => string;
  onUndone: () => void;
}

/** Saves a page; the toast offers the texts from before. */
export function pageUpdate<Page, Owner extends PageOwner<Page>>(update: PageUpdate<Owner>) {
  const { noun, record, schema, path, savedText, onUndone } = update;
  const patch = (body: { page: Page; version: number }) =>
    fetchAdmin(schema, path, { method: 'PATCH', body });
  const undo = async ({ version }: Owner, { page }: Owner) => {
    try {
      cacheRecord(noun, await patch({ page, version }));
      notify({ title: 'Former texts restored', text: 'Your website is updated.' });
      onUndone();
      void refetchEverything();
    } catch (error) {
      notifyFailure('Failed to restore the former texts', error);
    }
  };
  let before: Owner | undefined;
  return recordUpdate({
    noun,
    record,
    schema,
    call: (body: { page: Page } & { version: number }) => {
      before = queryClient.getQueryData([noun, 'one', record.id]);
      return patch(body);
    },
    done: (saved: Owner) => ({
      title: 'Page saved',
      text: savedText(saved),
      ...(before?.version === saved.version - 1 && {
        action: { label: 'Undo', run: () => void undo(saved, before!) },
      }),
    }),
    failed: 'Failed to save the page',
  });
}
