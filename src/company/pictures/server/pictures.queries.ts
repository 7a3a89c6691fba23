import { getBatches } from '#kit/db/batches.ts';
import type { Db } from '#kit/db/open.ts';
import type { UploadRow } from '#kit/db/tables/uploads.ts';
import { files } from '#kit/paths/paths.ts';

export type PictureRow = Pick<UploadRow, 'id' | 'name' | 'unusedSince'>;

const anyUpload = `%${files.upload('')}%`;

/** Every public picture. */
export const listPictures = (db: Db): Promise<PictureRow[]> =>
  db.selectFrom('uploads').select(['id', 'name', 'unusedSince']).where('isPublic', '=', 1).execute();

/** Every text that may show a picture: settings, services, articles and published pairs, including drafts and the trash. */
export async function listPicturePlaces(db: Db): Promise<string[]> {
  const services = await db
    .selectFrom('services')
    .select('imageUrl')
    .where('imageUrl', 'like', anyUpload)
    .execute();
  const posts = await db
    .selectFrom('posts')
    .select(['featuredImage', 'content'])
    .where((is) => is.or([is('featuredImage', 'like', anyUpload), is('content', 'like', anyUpload)]))
    .execute();
  const settings = await db
    .selectFrom('settings')
    .select('content')
    .where('content', 'like', anyUpload)
    .execute();
  const translations = await db
    .selectFrom('translations')
    .select('content')
    .where('content', 'like', anyUpload)
    .execute();
  const pairs = await db.selectFrom('publishedPairs').select(['beforeName', 'afterName']).execute();
  return [
    ...settings.map(({ content }) => content),
    ...services.map(({ imageUrl }) => imageUrl ?? ''),
    ...pairs.flatMap(({ beforeName, afterName }) => [beforeName, afterName].map(files.upload)),
    ...posts.flatMap(({ featuredImage, content }) => [featuredImage ?? '', content]),
    ...translations.map(({ content }) => content),
  ];
}

export async function setUnusedSince(
  db: Db,
  pictures: readonly PictureRow[],
  unusedSince: string | null,
): Promise<void> {
  for (const batch of getBatches(pictures)) {
    const ids = batch.map(({ id }) => id);
    await db.updateTable('uploads').set({ unusedSince }).where('id', 'in', ids).execute();
  }
}

/** False if something shows it now, because the delete checks again. */
export async function deletePicture(db: Db, id: number, stem: string): Promise<boolean> {
  const shown = `%${stem}%`;
  const { numDeletedRows } = await db
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where((is) =>
      is.and([
        is.not(is.exists(is.selectFrom('settings').select('settings.id').where('content', 'like', shown))),
        is.not(is.exists(is.selectFrom('services').select('services.id').where('imageUrl', 'like', shown))),
        is.not(
          is.exists(
            is
              .selectFrom('posts')
              .select('posts.id')
              .where((post) =>
                post.or([post('featuredImage', 'like', shown), post('content', 'like', shown)]),
              ),
          ),
        ),
        is.not(is.exists(is.selectFrom('translations').select('recordId').where('content', 'like', shown))),
        is.not(
          is.exists(
            is
              .selectFrom('publishedPairs')
              .select('publishedPairs.id')
              .where((pair) =>
                pair.or([pair('beforeName', 'like', shown), pair('afterName', 'like', shown)]),
              ),
          ),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
