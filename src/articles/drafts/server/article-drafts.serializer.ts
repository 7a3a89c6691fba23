import type { ArticleJob } from '#articles/drafts/article-drafts.ts';
import type { ArticleJobRow } from '#kit/db/tables/article-drafts.ts';

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
