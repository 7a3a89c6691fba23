import { setKnownCategories } from '#company/catalog/known-categories.ts';
import type { OpenTimes } from '#company/catalog/visit-times.ts';
import { parseWords, type StoredCategory } from '#company/profile/category-words.ts';
import { noTexts } from '#company/profile/company.ts';
import { type Profile, type SettingsValues, toProfile } from '#company/profile/profile.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import type { Db } from '#kit/db/open.ts';
import { readRelied } from '#kit/db/rely-on.ts';
import type { CategoryRow } from '#kit/db/tables/categories.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { translatedLanguages } from '#kit/language/language.ts';
import { longNameIn } from '#kit/language/translated-fields.ts';
import { files } from '#kit/paths/paths.ts';
import { wrongField } from '#kit/server/errors.ts';

interface SettingsRecord {
  values: SettingsValues;
  /** Those that are offered, in order. */
  categories: StoredCategory[];
  version: number;
  updatedAt: string | null;
}

/** Not cached: reading a few rows is cheaper than keeping several instances in sync. */
export const readSettings = (db: Db): Promise<SettingsRecord> =>
  readRelied(db, 'settings', () => readStoredSettings(db));

async function readStoredSettings(db: Db): Promise<SettingsRecord> {
  const { content, version, updatedAt } = await db
    .selectFrom('settings')
    .select(['content', 'version', 'updatedAt'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const stored: Partial<SettingsValues> = JSON.parse(content);
  const rows = (await listCategoryRows(db)).filter(isReadable);
  setKnownCategories(rows.map(toStoredCategory));
  const present = rows.filter(({ deletedAt }) => deletedAt === null);
  const offered = present.filter(({ isActive }) => isActive === 1);
  // Earlier versions saved these without all of their parts.
  const company = {
    ...defaultSettings.company,
    ...stored.company,
    ...withAllTexts(stored.company),
    categories: offered.map(({ slug }) => slug),
    times: Object.fromEntries(present.map(({ slug, times }) => [slug, JSON.parse(times) as OpenTimes])),
  };
  const terms = { ...defaultSettings.terms, ...stored.terms };
  const claims = { ...defaultSettings.claims, ...stored.claims };
  const booking = { ...defaultSettings.booking, ...stored.booking };
  const invoices = { ...defaultSettings.invoices, ...stored.invoices };
  const texts = { ...defaultSettings.texts, ...stored.texts };
  const places = (stored.places ?? defaultSettings.places).map((place) => ({
    ...place,
    tripFee: place.tripFee ?? '0.00',
  }));
  const parts = { company, terms, claims, booking, invoices, texts, places };
  const values = { ...defaultSettings, ...stored, ...parts };
  return { values, categories: offered.map(toStoredCategory), version, updatedAt };
}

const withAllTexts = (company: SettingsValues['company'] | undefined) =>
  Object.fromEntries(
    (['texts', ...translatedLanguages.map((language) => longNameIn('texts', language))] as const).map(
      (name) => [name, { ...noTexts, ...company?.[name] }],
    ),
  ) as Pick<SettingsValues['company'], 'texts'>;

/** A damaged category must not take the whole site with it; the calls that list categories name it in the log. */
function isReadable({ words, times }: CategoryRow): boolean {
  try {
    JSON.parse(words);
    JSON.parse(times);
    return true;
  } catch {
    return false;
  }
}

const listCategoryRows = (db: Db): Promise<CategoryRow[]> =>
  db.selectFrom('categories').selectAll().orderBy('position').orderBy('id').execute();

const toStoredCategory = ({ words, ...category }: CategoryRow): StoredCategory => ({
  slug: category.slug,
  pageSlug: category.pageSlug,
  contactValue: category.contactValue,
  icon: category.icon,
  imageUrl: category.imageUrl,
  isDeleted: category.deletedAt !== null,
  words: parseWords(words),
});

/** Refuses a category that there is not, or that is in the trash. */
export const requireCategory = (db: Db, slug: string, path?: string): Promise<void> =>
  requireRow(findCategory(db, slug).where('deletedAt', 'is', null), path);

/** The same for quotes, which keep theirs after it was deleted. */
export const requireFormerCategory = (db: Db, slug: string, path?: string): Promise<void> =>
  requireRow(findCategory(db, slug), path);

const findCategory = (db: Db, slug: string) =>
  db.selectFrom('categories').select('id').where('slug', '=', slug);

async function requireRow(query: ReturnType<typeof findCategory>, path = 'category'): Promise<void> {
  if (!(await query.executeTakeFirst())) throw wrongField(path, 'There is no such category');
}

/** The present page slug of an offered category that had this one. */
export async function findFormerPage(db: Db, pageSlug: string): Promise<string | undefined> {
  const rows = (await listCategoryRows(db)).filter((row) => row.deletedAt === null && row.isActive === 1);
  return rows.find((row) => (JSON.parse(row.formerPageSlugs) as string[]).includes(pageSlug))?.pageSlug;
}

export const offeredCategories = async (db: Db) => (await readSettings(db)).values.company.categories;

/** The settings have a new version, and the legal pages this date. */
export async function dateLegalPages(trx: Trx, termsDate: string, now: Date): Promise<void> {
  const { content, version } = await trx
    .selectFrom('settings')
    .select(['content', 'version'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('settings')
    .set({
      content: JSON.stringify({ ...JSON.parse(content), termsDate }),
      version: version + 1,
      updatedAt: now.toISOString(),
    })
    .where('id', '=', 1)
    .execute();
}

/** The public facts of the business. */
export async function readProfile(db: Db): Promise<Profile> {
  const { values, categories } = await readSettings(db);
  const profile = toProfile(values, categories);
  lastKnown.set(db, profile);
  return profile;
}

/** For what must be answered while the database fails: as it was last read. */
export const lastKnownProfile = (db: Db): Promise<Profile> => readProfile(db).catch(() => recallProfile(db));

/** The same without asking again: while the database hangs, each question takes its whole time limit. */
export const recallProfile = (db: Db): Profile => lastKnown.get(db) ?? toProfile(defaultSettings);

const lastKnown = new WeakMap<Db, Profile>();

/** Whether this URL, such as `/uploads/<name>`, is that of a public picture. */
export async function isPublicUpload(db: Db, url: string): Promise<boolean> {
  const row = await db
    .selectFrom('uploads')
    .select('id')
    .where('name', '=', url.slice(files.upload('').length))
    .where('isPublic', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}
