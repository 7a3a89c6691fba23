import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import {
  type AdminPost,
  type AdminPostFilter,
  adminPostSchema,
  adminPostSummarySchema,
  slugAnswerSchema,
} from '#shared/posts.ts';
import { listQuery } from '../list/use-list-params.ts';
import { keptFresh, queryClient } from '../query-client.ts';
import { fetchAdmin, listAdmin } from '../sign-in/fetch-admin.ts';

interface PostListParams {
  search: string;
  status: AdminPostFilter['status'];
  limit: number;
  offset: number;
}

/** The common beginning of every key of this noun. */
const postsKey = ['posts'] as const;

/** Kept fresh, so that an article written elsewhere appears by itself. */
export const postListQuery = (params: PostListParams) =>
  queryOptions({
    ...keptFresh,
    queryKey: [...postsKey, 'list', params],
    queryFn: ({ signal }) =>
      listAdmin(adminPostSummarySchema, `${adminApi.posts}?${listQuery({ ...params, summary: 1 })}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Asked anew whenever the editor opens, and left alone while somebody writes. */
export const postQuery = (id: number) =>
  queryOptions({
    queryKey: [...postsKey, 'one', id],
    queryFn: ({ signal }) => fetchAdmin(adminPostSchema, adminApi.post(id), { signal }),
    refetchOnMount: 'always',
    gcTime: 0,
  });

export const slugQuery = (question: { slug: string; title: string; id: number | undefined }) =>
  queryOptions({
    ...keptFresh,
    refetchInterval: false as const,
    queryKey: [...postsKey, 'slug', question],
    queryFn: ({ signal }) =>
      fetchAdmin(slugAnswerSchema, `${adminApi.postSlug}?${listQuery(question)}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const rememberPost = (post: AdminPost) => queryClient.setQueryData(postQuery(post.id).queryKey, post);
