import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A search finds Søren as soren, so what it looks in must have no `ø` and the like: see 0019-plain-letters. */
export function morePlainLetters(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const plain = Object.entries(letters).reduce(
        (text, [letter, written]) => sql`replace(${text}, ${sql.lit(letter)}, ${sql.lit(written)})`,
        sql`search_text`,
      );
      for (const table of ['requests', 'quotes', 'posts', 'outbox']) {
        await sql`update ${sql.table(table)} set search_text = ${plain} where search_text <> ${plain}`.execute(
          db,
        );
      }
      // A table whose triggers wait for the commit cannot be changed by a later migration of the same transaction.
      if (engine === 'postgres') await sql`set constraints all immediate`.execute(db);
    },
  };
}

/** As `withPlainLetters` wrote them when this was written. */
const letters = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ŧ: 't',
  ə: 'e',
};
