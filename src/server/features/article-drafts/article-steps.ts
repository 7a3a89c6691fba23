import type { OutboxRow } from '#server/db/tables/outbox.ts';
import type { Trx } from '#server/db/transaction.ts';
import { enqueue } from '#server/outbox/outbox.queries.ts';

/** `ask` writes the article or requests it; `expire` gives up on one that never arrived. */
export interface ArticleStep {
  step: 'ask' | 'expire';
  jobId: number;
  round: number;
}

export const enqueueArticleStep = (
  trx: Trx,
  step: ArticleStep,
  now: Date,
  dueAt = now,
): Promise<OutboxRow[]> =>
  enqueue(trx, [{ kind: 'article', payload: JSON.stringify(step), isAboutNobody: true }], now, dueAt);
