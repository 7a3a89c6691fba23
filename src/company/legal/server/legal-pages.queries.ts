import type { LegalRecord, LegalSlug, OwnLegalPage } from '#company/legal/legal-pages.ts';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import type { Db } from '#kit/db/open.ts';
import type { LegalPageRow } from '#kit/db/tables/legal-pages.ts';
import { byLanguage, type Language } from '#kit/language/language.ts';
import type { Deps } from '#kit/server/deps.ts';
import { notFound } from '#kit/server/errors.ts';

/** The owner's texts of a legal page. */
export async function findOwnLegalPage(
  db: Db,
  slug: LegalSlug,
  language: Language,
): Promise<OwnLegalPage | null> {
  const row = await db.selectFrom('legalPages').select('page').where('slug', '=', slug).executeTakeFirst();
  return (JSON.parse(row?.page ?? '{}') as Partial<LegalRecord['page']>)[language] ?? null;
}

export const listLegalPages = (db: Db): Promise<LegalPageRow[]> =>
  db.selectFrom('legalPages').selectAll().orderBy('id').execute();

/** Throws `not-found`. */
export const getLegalPage = (db: Db, id: number): Promise<LegalPageRow> =>
  db
    .selectFrom('legalPages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('This page'));

/** Rows as the API returns them, each with the usual text of today's settings. */
export async function legalSerializer({ web }: Pick<Deps, 'web'>, db: Db) {
  const profile = await readProfile(db);
  return ({ id, slug, page, version }: LegalPageRow): LegalRecord => {
    const own = JSON.parse(page) as Partial<LegalRecord['page']>;
    return {
      id,
      slug: slug as LegalSlug,
      page: byLanguage((language) => own[language] ?? null),
      usual: byLanguage((language) => web[language].render.usualLegalPage(slug as LegalSlug, profile)),
      version,
    };
  };
}
