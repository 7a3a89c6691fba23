import * as z from 'zod/mini';
import { articleJobSchema, articleWriterSchema, isOpenJob } from '#articles/drafts/article-drafts.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { refetchOnOpen } from '#kit/panel/query-client.ts';
import { adminApi } from '#kit/paths/paths.ts';

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
