import * as z from 'zod/mini';
import { articleJobSchema, articleWriterSchema, isOpenJob } from '#shared/article-drafts.ts';
import { adminApi } from '#shared/paths.ts';
import { adminQuery } from '../../admin-query.ts';
import { refetchOnOpen } from '../../query-client.ts';

const pollMilliseconds = 3_000;

/** Polls while a job is open and the tab is visible. */
export const articleJobsQuery = adminQuery(
  ['articles', 'jobs'],
  z.array(articleJobSchema),
  adminApi.articleJobs,
  {
    ...refetchOnOpen,
    refetchInterval: ({ state }) => (state.data?.some(isOpenJob) ? pollMilliseconds : false),
  },
);

/** Whether an AI workflow is configured. */
export const articleWriterQuery = adminQuery(
  ['articles', 'writer'],
  articleWriterSchema,
  adminApi.generateArticle,
  refetchOnOpen,
);
