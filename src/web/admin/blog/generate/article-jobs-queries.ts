import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { articleJobSchema, articleWriterSchema, isOpenJob } from '#shared/articles.ts';
import { adminApi } from '#shared/paths.ts';
import { callAdmin } from '../../sign-in/call-admin.ts';

const pollMilliseconds = 3_000;

/** Asked again and again while a job is open and the tab is in view, and not otherwise. */
export const articleJobsQuery = queryOptions({
  queryKey: ['articles', 'jobs'],
  queryFn: ({ signal }) => callAdmin(z.array(articleJobSchema), adminApi.articleJobs, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (state.data?.some(isOpenJob) ? pollMilliseconds : false),
});

/** Whether there is anybody to write. */
export const articleWriterQuery = queryOptions({
  queryKey: ['articles', 'writer'],
  queryFn: ({ signal }) => callAdmin(articleWriterSchema, adminApi.generateArticle, { signal }),
  refetchOnMount: 'always',
});
