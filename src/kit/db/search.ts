import { type SelectQueryBuilder, sql } from 'kysely';
import { isZipPlus4 } from '#kit/text/zip-codes.ts';
import { searchable } from '#kit/wire/text.ts';
import type { NewestBy } from './list-rows.ts';
import { hasWords, type Place } from './name-words.ts';
import type { Db } from './open.ts';
import { getEngine, likePattern, textContains } from './portable.ts';
import type { Scan } from './scan-rows.ts';
import type { Schema } from './schema.ts';
import {
  betweenNames,
  indexLatest,
  type NamedTable,
  nameMark,
  type SearchedTable,
} from './search-indexes.ts';

export interface Found<Table extends SearchedTable> {
  query: SelectQueryBuilder<Schema, Table, object>;
  newest: NewestBy;
  /** Set if the table must be looked through, at least its newest rows; see `scanIds`. */
  scanned: Scan | null;
}

/** As the indexes are sorted: by the id alone, Postgres would pass over rows and not over entries of an index. */
const newestBy = {
  requests: ['requests.deletedAt', 'requests.id'],
  quotes: ['quotes.deletedAt', 'quotes.id'],
  outbox: ['outbox.id'],
  customers: ['customers.deletedAt', 'customers.mergedIntoId', 'customers.id'],
  invoices: ['invoices.id'],
} as const satisfies Record<SearchedTable, NewestBy>;

/** As many as narrow down any search; the text itself is looked into as well. */
const most = { trigrams: 64, pairs: 2 };

/**
 * The rows of a table whose `searchText` contains each of the words, all rows without any, and what to sort them by.
 * Words of three characters and more, and of two letters or digits, are looked up in an index; others are looked for in
 * each row.
 */
export async function searchIn<Table extends SearchedTable>(
  db: Db,
  table: Table,
  words: readonly string[],
): Promise<Found<Table>> {
  return searchFor(db, table, words, getEngine(db) === 'sqlite' ? matching(words) : '');
}

/** Those of them whose name has each of the words as a whole, or a word that begins so. */
export async function searchNames<Table extends NamedTable>(
  db: Db,
  table: Table,
  words: readonly string[],
  place: Place,
): Promise<Found<Table>> {
  const match = getEngine(db) === 'sqlite' ? matchingNames(words, place) : '';
  const { query, ...found } = await searchFor(db, table, words, match);
  const text = sql.ref<string>(`${table}.searchText`);
  return { ...found, query: query.where(hasWords(db, text, words, place)) };
}

async function searchFor<Table extends SearchedTable>(
  db: Db,
  table: Table,
  words: readonly string[],
  match: string,
): Promise<Found<Table>> {
  const isIndexed = match !== '' && (await indexLatest(db, table));
  const from = isIndexed ? indexed(db, table, match) : db.selectFrom(table as SearchedTable);
  const text = sql.ref<string>(`${table}.searchText`);
  const query = words.reduce((narrowed, word) => narrowed.where(contains(db, text, word)), from);
  return {
    query: query as unknown as Found<Table>['query'],
    newest: isIndexed ? [`${table}_search.rowid`] : newestBy[table],
    scanned: toScan(db, table, words, isIndexed),
  };
}

/** Postgres looks through the newest rows first: it guesses badly how many rows contain all of the words. */
function toScan(db: Db, table: SearchedTable, words: readonly string[], isIndexed: boolean): Scan | null {
  if (words.length === 0 || isIndexed) return null;
  const isInIndex = (word: string) => getTrigrams(word).length > 0 || isPair(word);
  return { table, isIndexed: getEngine(db) === 'postgres' && words.some(isInIndex) };
}

/** A ZIP+4 also finds what has only its first five digits, but not what has five digits and four others. */
function contains(db: Db, text: ReturnType<typeof sql.ref<string>>, word: string) {
  if (!isZipPlus4(word)) return containsText(db, text, word);
  const zip = word.slice(0, 5);
  const isExact = containsText(db, text, word);
  const isShort = sql<boolean>`not ${containsText(db, text, `${zip}-`)}`;
  return sql<boolean>`(${containsText(db, text, zip)} and (${isExact} or ${isShort}))`;
}

/** Postgres finds only a pattern in its index, and looks for a text more quickly without one. */
function containsText(db: Db, text: ReturnType<typeof sql.ref<string>>, word: string) {
  const contained = textContains(db, text, word);
  if (getEngine(db) === 'sqlite') return contained;
  if (isPair(word)) return sql<boolean>`(${contained} and ${text} ~ ${pairPattern(searchable(word))})`;
  if (getTrigrams(word).length === 0) return contained;
  return sql<boolean>`(${text} like ${likePattern(tellingPart(word))} and ${contained})`;
}

const isPair = (word: string) => /^[a-z0-9]{2}$/.test(searchable(word));

/** With one more character, before or after it: an index of trigrams has all of these, but only for ASCII. */
const pairPattern = (pair: string) => `${pair}[\\x01-\\x7f]|(^|[\\x01-\\x7f])${pair}`;

/**
 * A cross join is carried out in this order, so that rows come newest first out of the index and are opened one by one,
 * until there are enough of them. Asked whether an id is among those found, SQLite would collect them all before.
 */
const indexed = (db: Db, table: SearchedTable, match: string) =>
  db
    .selectFrom(sql.raw(`${table}_search cross join ${table}`).as(table))
    .where(sql<boolean>`${sql.table(`${table}_search`)} match ${match}`)
    .where(sql.ref(`${table}.id`), '=', sql.ref(`${table}_search.rowid`)) as unknown as SelectQueryBuilder<
    Schema,
    SearchedTable,
    object
  >;

/** SQLite's index has no patterns: two letters are looked up with each character that may stand beside them. */
function matching(words: readonly string[]): string {
  const trigrams = words.flatMap(getTrigrams).slice(0, most.trigrams).map(quoted);
  const pairs = words.filter(isPair).slice(0, most.pairs).map(searchable);
  const ofPairs = pairs.map((pair) => neighbors.flatMap((one) => [quoted(pair + one), quoted(one + pair)]));
  return [...trigrams, ...ofPairs.map((any) => `(${any.join(' OR ')})`)].join(' AND ');
}

function matchingNames(words: readonly string[], place: Place): string {
  const marked = words.map((word) =>
    betweenNames.reduce(
      (sofar, between) => sofar.replaceAll(between, nameMark),
      `${nameMark}${searchable(word)}${place === 'whole' ? nameMark : ''}`,
    ),
  );
  return matching(marked);
}

/** ASCII only, as in the pattern for Postgres. */
const neighbors = Array.from({ length: 127 }, (_, code) => String.fromCharCode(code + 1)).filter(
  (character) => character === searchable(character),
);

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Takes the first five digits of a ZIP+4, and an email without its domain, which very many rows share. */
function tellingPart(word: string): string {
  if (isZipPlus4(word)) return word.slice(0, 5);
  const mailbox = word.slice(0, word.indexOf('@') + 1);
  return mailbox.length > 3 ? mailbox : word;
}

/** Every three characters in a row of what tells rows apart; SQLite's language for searches ends at a NUL. */
function getTrigrams(word: string): string[] {
  const characters = [...searchable(tellingPart(word))];
  return characters
    .slice(2)
    .map((_, index) => characters.slice(index, index + 3).join(''))
    .filter((trigram) => !trigram.includes('\0'));
}
