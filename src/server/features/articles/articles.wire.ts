import type { ArticleJobRow } from '#server/db/tables/articles.ts';
import type { ArticleJob } from '#shared/articles.ts';

export const toArticleJob = (row: ArticleJobRow): ArticleJob => ({
  id: row.id,
  topic: row.topic,
  state: row.state,
  attempts: row.attempts,
  reason: row.reason,
  postId: row.postId,
  requestedBy: row.requestedBy,
  createdAt: row.createdAt,
  startedAt: row.startedAt,
  updatedAt: row.updatedAt,
});
