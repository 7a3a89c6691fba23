import { useMutation } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { type AdminPost, adminPostSchema, type PostUpdate } from '#shared/posts.ts';
import { useContentKey } from '../editing/use-content-key.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';
import { rememberPost } from './posts-queries.ts';

/** Creates a post where there is none yet, once also when an answer was lost and it is sent again; else changes it. */
export function useSavePost(post: AdminPost | undefined) {
  const keyFor = useContentKey();
  const words = post
    ? { done: 'Blog post updated successfully', failed: 'Failed to update blog post' }
    : { done: 'Blog post created successfully', failed: 'Failed to create blog post' };
  return useMutation({
    mutationFn: (body: PostUpdate) =>
      post
        ? fetchAdmin(adminPostSchema, adminApi.post(post.id), { method: 'PUT', body })
        : fetchAdmin(adminPostSchema, adminApi.posts, {
            method: 'POST',
            body,
            idempotencyKey: keyFor(JSON.stringify(body)),
          }),
    onSuccess: (saved) => {
      rememberPost(saved);
      notify({ title: words.done, text: saved.title });
    },
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: refetchEverything,
  });
}
