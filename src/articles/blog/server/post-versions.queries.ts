import type { Db } from '#kit/db/open.ts';
import type { TranslationRow } from '#kit/db/tables/translations.ts';

/** An article in another language. */
export type PostVersion = Omit<TranslationRow, 'checklist'> & { slug: string };

const postVersions = (db: Db, ids: readonly number[]) =>
  db.selectFrom('translations').where('kind', '=', 'posts').where('recordId', 'in', ids);

/** The versions of an article, drafts too. */
export const listVersions = (db: Db, id: number): Promise<PostVersion[]> =>
  postVersions(db, [id]).selectAll().$narrowType<{ slug: string }>().execute();

/** Those of several articles, by the id of the article. */
export async function listVersionsById(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly PostVersion[]>> {
  if (ids.length === 0) return new Map();
  const rows = await postVersions(db, ids).selectAll().$narrowType<{ slug: string }>().execute();
  return Map.groupBy(rows, ({ recordId }) => recordId);
}

export type VersionState = Pick<PostVersion, 'recordId' | 'language' | 'isPublished'>;

/** As `listVersionsById`, without the texts. */
export async function listVersionStates(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly VersionState[]>> {
  if (ids.length === 0) return new Map();
  const rows = await postVersions(db, ids).select(['recordId', 'language', 'isPublished']).execute();
  return Map.groupBy(rows, ({ recordId }) => recordId);
}
