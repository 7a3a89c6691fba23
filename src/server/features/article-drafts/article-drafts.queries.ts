import type { ExpressionBuilder, UpdateObject } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import type { ArticleJobRow } from '#server/db/tables/article-drafts.ts';
import type { Trx } from '#server/db/transaction.ts';
import { notFound } from '#server/errors.ts';
import type { ArticleJobState } from '#shared/article-drafts.ts';

const listLimit = 20;
const shownHours = 24;

/** Newest first: what is open or has failed, and for a day what ended otherwise, without what was taken off the list. */
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
export async function getArticleJob(db: Db, id: number): Promise<ArticleJobRow> {
  const row = await db.selectFrom('articleJobs').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('This article job');
  return row;
}

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
 * Moves a job that is in one of the states `from` (and in `round`, where one is given), and returns it as it then is;
 * undefined where it is in another. Of two that want to move it at the same moment, one does.
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
