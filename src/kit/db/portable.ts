import { type Expression, PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely';
import { searchable } from '#kit/wire/text.ts';
import type { Db } from './open.ts';

export type Engine = 'sqlite' | 'postgres';

export const getEngine = (db: Db): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';

/**
 * `searchText` (see `getSearchText`) contains what was typed; `%` and `_` are taken literally. Each engine in its quicker
 * way: SQLite looks for a pattern, and Postgres for the text itself.
 */
export function textContains(db: Db, column: Expression<string>, typed: string): RawBuilder<SqlBool> {
  if (getEngine(db) === 'postgres') return sql<SqlBool>`position(${searchable(typed)} in ${column}) > 0`;
  return sql<SqlBool>`${column} like ${likePattern(typed)} escape '\\'`;
}

export const likePattern = (typed: string) =>
  `%${searchable(typed).replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** It contains each of the words. */
export const textContainsAll = (db: Db, column: Expression<string>, words: readonly string[]) =>
  sql<SqlBool>`(${sql.join(
    words.map((word) => textContains(db, column, word)),
    sql` and `,
  )})`;

/**
 * Makes the text that a search looks in: the parts as `searchable`, one a line, so that a match never spans two of them.
 * Never just two characters, which no index of trigrams would have.
 */
export const getSearchText = (parts: readonly (string | null)[]) => {
  const text = searchable(parts.filter(Boolean).join('\n'));
  return text.length === 2 ? `${text}\n` : text;
};

export const toFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** The texts of all rows with a comma between them; null without rows. */
export const joinedText = (db: Db, text: Expression<string>) =>
  sql<string | null>`${sql.raw(getEngine(db) === 'sqlite' ? 'group_concat' : 'string_agg')}(${text}, ',')`;
