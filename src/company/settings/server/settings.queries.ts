import { type Profile, type SettingsValues, toProfile } from '#company/profile/profile.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import type { Db } from '#kit/db/open.ts';
import { readRelied } from '#kit/db/rely-on.ts';
import { files } from '#kit/paths/paths.ts';

interface SettingsRecord {
  values: SettingsValues;
  version: number;
  updatedAt: string | null;
}

/** Not cached: reading one row by its key is cheaper than keeping several instances in sync. */
export const readSettings = (db: Db): Promise<SettingsRecord> =>
  readRelied(db, 'settings', () => readStoredSettings(db));

async function readStoredSettings(db: Db): Promise<SettingsRecord> {
  const { content, version, updatedAt } = await db
    .selectFrom('settings')
    .select(['content', 'version', 'updatedAt'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const stored: Partial<SettingsValues> = JSON.parse(content);
  // Earlier versions saved these without all of their parts.
  const company = { ...defaultSettings.company, ...stored.company };
  const terms = { ...defaultSettings.terms, ...stored.terms };
  const claims = { ...defaultSettings.claims, ...stored.claims };
  const booking = { ...defaultSettings.booking, ...stored.booking };
  const invoices = { ...defaultSettings.invoices, ...stored.invoices };
  const texts = { ...defaultSettings.texts, ...stored.texts };
  const values = { ...defaultSettings, ...stored, company, terms, claims, booking, invoices, texts };
  return { values, version, updatedAt };
}

export const offeredCategories = async (db: Db) => (await readSettings(db)).values.company.categories;

/** The public facts of the business. */
export async function readProfile(db: Db): Promise<Profile> {
  const profile = toProfile((await readSettings(db)).values);
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
