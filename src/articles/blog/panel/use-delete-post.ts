import type { AdminPostSummary } from '#articles/blog/posts.ts';
import { useDeletion } from '#kit/panel/list/delete-or-restore.ts';
import { adminApi } from '#kit/paths/paths.ts';

export const useDeletePost = ({ id, title }: Pick<AdminPostSummary, 'id' | 'title'>) =>
  useDeletion({
    path: adminApi.post(id),
    restorePath: adminApi.restorePost(id),
    deleted: { title: 'Blog post deleted successfully', text: title },
    deleteFailed: 'Failed to delete blog post',
    restored: { title: 'Blog post restored', text: title },
    restoreFailed: 'Failed to restore blog post',
  });
