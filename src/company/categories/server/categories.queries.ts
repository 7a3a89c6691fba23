import { sql } from 'kysely';
import type { Category } from '#company/categories/categories.ts';
import type { CategoryPage } from '#company/categories/category-pages.ts';
import type { Db } from '#kit/db/open.ts';
import type { CategoryRow, NewCategory } from '#kit/db/tables/categories.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Language } from '#kit/language/language.ts';
import { notFound } from '#kit/server/errors.ts';

/** In order, without those in the trash. */
export const listCategories = (db: Db): Promise<CategoryRow[]> =>
  db
    .selectFrom('categories')
    .selectAll()
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The owner's texts of a category's page. */
export async function findOwnPage(db: Db, slug: string, language: Language): Promise<CategoryPage | null> {
  const row = await db.selectFrom('categories').select('page').where('slug', '=', slug).executeTakeFirst();
  return pageIn(row?.page ?? '{}', language);
}

/** The owner's texts for the home page, by category. */
export async function listHomeTexts(
  db: Db,
  language: Language,
): Promise<Record<string, CategoryPage['home']>> {
  const rows = await db
    .selectFrom('categories')
    .select(['slug', 'page'])
    .where('deletedAt', 'is', null)
    .execute();
  return Object.fromEntries(rows.map(({ slug, page }) => [slug, pageIn(page, language)?.home ?? null]));
}

const pageIn = (page: string, language: Language) =>
  (JSON.parse(page) as Partial<Category['page']>)[language] ?? null;

/** Throws `not-found`, also for a category in the trash. */
export const getCategory = (db: Db, id: number): Promise<CategoryRow> =>
  db
    .selectFrom('categories')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => notFound('This category'));

export async function insertCategory(trx: Trx, category: NewCategory): Promise<number> {
  const { id } = await trx
    .insertInto('categories')
    .values(category)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** All slugs, also of the trash: a restored category keeps its own. */
export const listSlugs = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['id', 'slug', 'pageSlug', 'words', 'contactValue', 'position'])
    .execute();

export async function setCategoryPositions(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  const cases = ids.map((id, index) => sql`when ${id} then cast(${index} as integer)`);
  await trx
    .updateTable('categories')
    .set({
      position: sql<number>`case id ${sql.join(cases, sql` `)} else position end`,
      updatedAt: now.toISOString(),
    })
    .where('id', 'in', ids)
    .execute();
}
