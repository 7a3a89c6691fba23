import { adminApi } from '#shared/paths.ts';
import type { AdminPostSummary } from '#shared/posts.ts';
import { useRemoval } from '../list/use-removal.ts';

/** Asked before, and still offers to take it back. */
export const useDeletePost = ({ id, title }: Pick<AdminPostSummary, 'id' | 'title'>) =>
  useRemoval({
    path: adminApi.post(id),
    restorePath: adminApi.restorePost(id),
    removal: {
      done: { title: 'Blog post deleted successfully', text: title },
      failed: 'Failed to delete blog post',
    },
    restoring: {
      done: { title: 'Blog post restored', text: title },
      failed: 'Failed to restore blog post',
    },
  });
