import { useMutation } from '@tanstack/react-query';
import { deletedSchema } from '#shared/answers.ts';
import { adminApi } from '#shared/paths.ts';
import { type AdminPostSummary, adminPostSchema } from '#shared/posts.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { callAdmin } from '../sign-in/call-admin.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';

/** Asked before, and still offers to take it back. */
export function useDeletePost(post: Pick<AdminPostSummary, 'id' | 'title'>) {
  const restore = useMutation({
    mutationFn: () => callAdmin(adminPostSchema, adminApi.restorePost(post.id), { method: 'POST' }),
    onSuccess: () => notify({ title: 'Blog post restored', text: post.title }),
    onError: (error) => notifyFailure('Failed to restore blog post', error),
    onSettled: refetchEverything,
  });
  return useMutation({
    mutationFn: () => callAdmin(deletedSchema, adminApi.post(post.id), { method: 'DELETE' }),
    onSuccess: () =>
      notify({
        title: 'Blog post deleted successfully',
        text: post.title,
        action: { label: 'Undo', run: () => restore.mutate() },
      }),
    onError: (error) => notifyFailure('Failed to delete blog post', error),
    onSettled: refetchEverything,
  });
}
