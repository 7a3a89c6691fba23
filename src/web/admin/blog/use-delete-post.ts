import { adminApi } from '#shared/paths.ts';
import type { AdminPostSummary } from '#shared/posts.ts';
import { useDeletion } from '../list/delete-or-restore.ts';

export const useDeletePost = ({ id, title }: Pick<AdminPostSummary, 'id' | 'title'>) =>
  useDeletion({
    path: adminApi.post(id),
    restorePath: adminApi.restorePost(id),
    deleted: { title: 'Blog post deleted successfully', text: title },
    deleteFailed: 'Failed to delete blog post',
    restored: { title: 'Blog post restored', text: title },
    restoreFailed: 'Failed to restore blog post',
  });
