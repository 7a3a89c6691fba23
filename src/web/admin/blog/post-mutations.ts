import { adminApi } from '#shared/paths.ts';
import { type AdminPost, adminPostSchema, type PostUpdate } from '#shared/posts.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { cachedBy, createRecord } from '../editing/record-mutation.ts';
import type { Sent } from '../editing/use-save.ts';
import { mutationCallbacks } from '../mutation-callbacks.ts';
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
