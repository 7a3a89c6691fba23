import { type AdminPost, adminPostSchema, type PostUpdate } from '#articles/blog/posts.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { cachedBy, createRecord } from '#kit/panel/editing/record-mutation.ts';
import type { Sent } from '#kit/panel/editing/use-save.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { cachePost } from './posts-queries.ts';

export const postUpdate = ({ id }: AdminPost) => ({
  mutationFn: ({ body, version }: Sent<PostUpdate>) =>
    fetchAdmin(adminPostSchema, adminApi.post(id), { method: 'PUT', body: { ...body, version } }),
  ...announced('Blog post updated successfully', 'Failed to update blog post'),
});

export const postCreation = () => ({
  mutationFn: (sent: Sent<PostUpdate>) => createRecord(adminPostSchema, adminApi.posts, sent),
  ...announced('Blog post created successfully', 'Failed to create blog post'),
});

function announced(done: string, failed: string) {
  return mutationCallbacks({
    ...cachedBy(cachePost, adminPostSchema),
    done: ({ title }: AdminPost) => ({ title: done, text: title }),
    failed,
  });
}
