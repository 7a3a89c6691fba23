import type { ExpressionBuilder, UpdateObject } from 'kysely';
import type { ArticleJobState } from '#articles/drafts/article-drafts.ts';
import type { Db } from '#kit/db/open.ts';
import type { Schema } from '#kit/db/schema.ts';
import type { ArticleJobRow } from '#kit/db/tables/article-drafts.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { notFound } from '#kit/server/errors.ts';

const listLimit = 20;
const shownHours = 24;

/** Newest first: open and failed jobs, and for a day those that ended otherwise. Dismissed jobs are left out. */
export const listArticleJobs = (db: Db, now: Date): Promise<ArticleJobRow[]> =>
  db
    .selectFrom('articleJobs')
    .selectAll()
    .where('dismissedAt', 'is', null)
    .where((is) =>
      is.or([
        is('state', 'not in', ['done', 'cancelled']),
        is('updatedAt', '>', new Date(now.getTime() - shownHours * 3_600_000).toISOString()),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(listLimit)
    .execute();

/** Throws `not-found`. */
export const getArticleJob = (db: Db, id: number): Promise<ArticleJobRow> =>
  db
    .selectFrom('articleJobs')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('This article job'));

export const insertArticleJob = (
  trx: Trx,
  { topic, requestedBy }: Pick<ArticleJobRow, 'topic' | 'requestedBy'>,
  now: Date,
): Promise<ArticleJobRow> =>
  trx
    .insertInto('articleJobs')
    .values({
      topic,
      requestedBy,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      startedAt: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Changes the state of a job if it is in one of the states `from` (and in `round`, if given), and returns the new row,
 * otherwise undefined. Of two simultaneous changes, one wins.
 */
export async function moveArticleJob(
  db: Db,
  id: number,
  { from, round, changes, now }: Move,
): Promise<ArticleJobRow | undefined> {
  let query = db
    .updateTable('articleJobs')
    .set((columns) => ({
      ...(typeof changes === 'function' ? changes(columns) : changes),
      updatedAt: now.toISOString(),
    }))
    .where('id', '=', id)
    .where('state', 'in', from);
  if (round !== undefined) query = query.where('round', '=', round);
  return query.returningAll().executeTakeFirst();
}

type Changes = UpdateObject<Schema, 'articleJobs'>;

interface Move {
  from: readonly ArticleJobState[];
  round?: number;
  changes: Changes | ((columns: ExpressionBuilder<Schema, 'articleJobs'>) => Changes);
  now: Date;
}
