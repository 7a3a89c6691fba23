import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { articleJobSchema, articleWriterSchema, isOpenJob } from '#shared/article-drafts.ts';
import { adminApi } from '#shared/paths.ts';
import { fetchAdmin } from '../../sign-in/fetch-admin.ts';

const pollMilliseconds = 3_000;

/** Asked again and again while a job is open and the tab is in view, and not otherwise. */
export const articleJobsQuery = queryOptions({
  queryKey: ['articles', 'jobs'],
  queryFn: ({ signal }) => fetchAdmin(z.array(articleJobSchema), adminApi.articleJobs, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (state.data?.some(isOpenJob) ? pollMilliseconds : false),
});

/** Whether there is anybody to write. */
export const articleWriterQuery = queryOptions({
  queryKey: ['articles', 'writer'],
  queryFn: ({ signal }) => fetchAdmin(articleWriterSchema, adminApi.generateArticle, { signal }),
  refetchOnMount: 'always',
});
