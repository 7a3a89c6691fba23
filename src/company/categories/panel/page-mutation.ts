import { type Category, categorySchema } from '#company/categories/categories.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { recordUpdate } from '#kit/panel/editing/record-mutation.ts';
import { cacheRecord } from '#kit/panel/list/record-cache.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { refetchEverything } from '#kit/panel/refetch-everything.ts';
import { notify, notifyFailure } from '#kit/panel/ui/toasts.tsx';
import { adminApi } from '#kit/paths/paths.ts';
import { categoryQuery } from './categories-query.ts';

/** Saves the page; the toast offers the texts from before. */
export function pageUpdate(category: Category, onUndone: () => void) {
  let before: Category | undefined;
  return recordUpdate({
    noun: 'categories',
    record: category,
    schema: categorySchema,
    call: (body: Pick<Category, 'page'> & { version: number }) => {
      before = queryClient.getQueryData(categoryQuery(category.id).queryKey);
      return patch(category.id, body);
    },
    done: (saved: Category) => ({
      title: 'Page saved',
      text: saved.isActive ? 'Your website is updated.' : 'It shows once the category is on your website.',
      ...(before?.version === saved.version - 1 && {
        action: { label: 'Undo', run: () => void undo(saved, before!.page, onUndone) },
      }),
    }),
    failed: 'Failed to save the page',
  });
}

async function undo({ id, version }: Category, page: Category['page'], onUndone: () => void) {
  try {
    cacheRecord('categories', await patch(id, { page, version }));
    notify({ title: 'Former texts restored', text: 'Your website is updated.' });
    onUndone();
    void refetchEverything();
  } catch (error) {
    notifyFailure('Failed to restore the former texts', error);
  }
}

const patch = (id: number, body: Pick<Category, 'page'> & { version: number }) =>
  fetchAdmin(categorySchema, adminApi.category(id), { method: 'PATCH', body });
