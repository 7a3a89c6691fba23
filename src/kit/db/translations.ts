import { type Insertable, sql } from 'kysely';
import type { Translated } from '#kit/language/language.ts';
import type { Db } from './open.ts';
import { getEngine } from './portable.ts';
import type { TranslatedTable, TranslationRow, TranslationsTable } from './tables/translations.ts';
import type { Trx } from './transaction.ts';

type Key = Pick<TranslationRow, 'kind' | 'recordId' | 'language'>;
type Texts = Pick<TranslationRow, 'title' | 'slug' | 'summary' | 'checklist'>;

/** For a query of records: the texts of the published translations of each, as JSON for `parseTexts`. */
export function translatedTexts(db: Db, kind: TranslatedTable) {
  const [group, object] =
    getEngine(db) === 'sqlite'
      ? ['json_group_object', 'json_object']
      : ['json_object_agg', 'json_build_object'];
  return sql<string | null>`(
    select cast(${sql.raw(group)}(own.language,
      ${sql.raw(object)}('title', own.title, 'slug', own.slug, 'summary', own.summary, 'checklist', own.checklist)) as text)
    from translations as own
    where own.kind = ${sql.lit(kind)} and own.record_id = ${sql.ref(`${kind}.id`)} and own.is_published = 1
  )`;
}

export const parseTexts = (json: string | null): Partial<Record<Translated, Texts>> =>
  JSON.parse(json ?? '{}');

/** Stores the texts of a record without a page of its own, or that it has none. */
export async function storeTexts(trx: Trx, row: Key & Omit<Texts, 'slug'>): Promise<void> {
  const { title, summary, checklist } = row;
  if (title === '' && summary === '' && checklist === '[]') return deleteTranslation(trx, row);
  await trx
    .insertInto('translations')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'recordId', 'language']).doUpdateSet({ title, summary, checklist }),
    )
    .execute();
}

/** False if the slug is taken: a violation would end a Postgres transaction. */
export async function insertTranslationIfFree(
  trx: Trx,
  row: Insertable<TranslationsTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('translations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'language', 'slug']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Throws a unique violation if the slug is taken. */
export async function updateTranslation(
  trx: Trx,
  { kind, recordId, language }: Key,
  changes: Partial<TranslationRow>,
): Promise<void> {
  await trx
    .updateTable('translations')
    .set(changes)
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .where('language', '=', language)
    .execute();
}

export async function deleteTranslation(trx: Trx, { kind, recordId, language }: Key): Promise<void> {
  await trx
    .deleteFrom('translations')
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .where('language', '=', language)
    .execute();
}

/** After records are purged. */
export async function deleteTranslationsWithoutRecord(trx: Trx, kind: TranslatedTable): Promise<void> {
  await trx
    .deleteFrom('translations')
    .where('kind', '=', kind)
    .where((is) =>
      is.not(
        is.exists(
          is.selectFrom(kind).select(`${kind}.id`).whereRef(`${kind}.id`, '=', 'translations.recordId'),
        ),
      ),
    )
    .execute();
}
