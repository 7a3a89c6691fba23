import { sql } from 'kysely';
import { searchable } from '#kit/wire/text.ts';
import type { Db } from './open.ts';
import { getEngine } from './portable.ts';

/** `beginning` includes whole words. */
export type Place = 'whole' | 'beginning';

/** The first line of the text has each of the words there. */
export function hasWords(
  db: Db,
  text: ReturnType<typeof sql.ref<string>>,
  words: readonly string[],
  place: Place,
) {
  const isSqlite = getEngine(db) === 'sqlite';
  const line = isSqlite
    ? sql`' ' || substr(${text}, 1, instr(${text} || char(10), char(10)) - 1) || ' ' glob`
    : sql`split_part(${text}, E'\\n', 1) ~`;
  const pattern = isSqlite ? getGlob : getRegex;
  const all = words.map((word) => sql`${line} ${pattern(searchable(word), place)}`);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

/** SQLite knows no kinds of letters: those of ASCII, and whatever has a place among the world's scripts. */
const noLetter = '[^0-9a-z\u00aa-\u1fff\u2c00-\u2dff\u3040-\ufeff]';

const getGlob = (word: string, place: Place) =>
  `*${noLetter}${word.replace(/[*?[]/g, '[$&]')}${place === 'whole' ? noLetter : ''}*`;

const getRegex = (word: string, place: Place) =>
  `(^|[^[:alnum:]])${word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}${place === 'whole' ? '([^[:alnum:]]|$)' : ''}`;
