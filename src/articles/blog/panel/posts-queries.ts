import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type AdminPost,
  type AdminPostFilter,
  adminPostSchema,
  adminPostSummarySchema,
  slugAnswerSchema,
} from '#articles/blog/posts.ts';
import { adminListQuery, adminQuery, queryString } from '#kit/panel/admin-query.ts';
import { autoRefetch, queryClient, refetchOnOpen } from '#kit/panel/query-client.ts';
import { adminApi } from '#kit/paths/paths.ts';

interface PostListParams {
  search: string;
  status: AdminPostFilter['status'];
  limit: number;
  offset: number;
}

export const postListQuery = (params: PostListParams) =>
  adminListQuery('posts', adminPostSummarySchema, adminApi.posts, { ...params, summary: 1 });

/** Fetched when the editor opens, never while someone writes. */
export const postQuery = (id: number) =>
  queryOptions({
    ...adminQuery(['posts', 'one', id], adminPostSchema, adminApi.post(id), refetchOnOpen),
    gcTime: 0,
  });

export const slugQuery = (question: { slug: string; title: string; id: number | undefined }) => {
  const path = `${adminApi.postSlug}?${queryString(question)}`;
  return queryOptions({
    ...adminQuery(['posts', 'slug', question], slugAnswerSchema, path, {
      ...autoRefetch,
      refetchInterval: false,
    }),
    placeholderData: keepPreviousData,
  });
};

export const cachePost = (post: AdminPost) => queryClient.setQueryData(postQuery(post.id).queryKey, post);
