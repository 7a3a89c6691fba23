import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { enqueue } from '#kit/outbox/outbox.queries.ts';

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
