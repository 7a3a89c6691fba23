import { isDeepStrictEqual } from 'node:util';
import { pictureSlots } from '#company/pictures/own-pictures.ts';
import type { SettingsValues } from '#company/profile/profile.ts';
import {
  type SettingsUpdate,
  type StoredSettings,
  storedSettingsSchema,
} from '#company/settings/settings.ts';
import { toFlag } from '#kit/db/portable.ts';
import { replaceContent } from '#kit/db/replace-content.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import { wrongField } from '#kit/server/errors.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { phoneDigits } from '#kit/text/phone.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { setCompanyTimeZone } from '#kit/time/time-zone.ts';
import { legalFacts } from './legal-facts.ts';
import { isPublicUpload, readSettings, requireFormerCategory } from './settings.queries.ts';
import { settingsFacts } from './settings-facts.ts';

/**
 * Replaces the settings as a whole if they still have `version`, otherwise throws `version-conflict`. Equal settings
 * write nothing.
 */
export async function updateSettings(
  deps: Deps,
  caller: Caller,
  { version, ...changes }: SettingsUpdate,
): Promise<StoredSettings> {
  const saved = await inTransaction(deps.db, async (trx) => {
    const before = (await readSettings(trx)).values;
    const company = await keptCategories(trx, before, changes);
    const values: SettingsValues = { ...changes, company, termsDate: before.termsDate };
    if (!isDeepStrictEqual(legalFacts(before), legalFacts(values))) {
      values.termsDate = calendarDate(deps.clock(), values.timeZone);
    }
    await requireUploads(trx, before, values);
    await requirePages(trx, values);
    await requireOtherNumber(trx, deps.config, values);
    const isStored = async () => isDeepStrictEqual((await readSettings(trx)).values, values);
    const isWritten = await replaceContent(trx, 'settings', {
      version,
      content: values,
      now: deps.clock(),
      isStored,
      sentence: 'Someone else changed the settings since you opened them.',
      current: () => presentSettings(trx),
    });
    if (!isWritten) return presentSettings(trx);
    await storeCategories(trx, values, deps.clock());
    const event = { caller, type: 'settings-changed', subject: { kind: 'settings' } } as const;
    await record(
      trx,
      [
        { type: 'company.changed', settings: values },
        { ...event, before: settingsFacts(before), after: settingsFacts(values) },
      ],
      deps.clock(),
    );
    return presentSettings(trx);
  });
  setCompanyTimeZone(saved.timeZone);
  deps.pages.invalidate('settings');
  return saved;
}

/** The company as it will be read again: categories are records of their own, in their own order. */
async function keptCategories(
  trx: Trx,
  before: SettingsValues,
  { company }: Pick<SettingsValues, 'company'>,
): Promise<SettingsValues['company']> {
  const known = (await listPresent(trx)).map(({ slug }) => slug);
  if (company.categories.some((slug) => !known.includes(slug))) {
    throw wrongField('company.categories', 'There is no such category');
  }
  if (known.length > 0 && company.categories.length === 0) {
    throw wrongField('company.categories', 'Choose at least one');
  }
  const times = { ...before.company.times, ...company.times };
  return {
    ...company,
    categories: known.filter((slug) => company.categories.includes(slug)),
    times: Object.fromEntries(known.map((slug) => [slug, findEntry(times, slug)!])),
  };
}

async function storeCategories(
  trx: Trx,
  { company: { categories, times } }: SettingsValues,
  now: Date,
): Promise<void> {
  for (const row of await listPresent(trx)) {
    const changes = {
      isActive: toFlag(categories.includes(row.slug)),
      times: JSON.stringify(findEntry(times, row.slug)),
    };
    const isStored =
      row.isActive === changes.isActive &&
      isDeepStrictEqual(JSON.parse(row.times), findEntry(times, row.slug));
    if (isStored) continue;
    await trx
      .updateTable('categories')
      .set((set) => ({ ...changes, version: set('version', '+', 1), updatedAt: now.toISOString() }))
      .where('id', '=', row.id)
      .execute();
  }
}

/** Reviews stand on the home page or on that of a category, which may be in the trash. */
async function requirePages(trx: Trx, { testimonials }: SettingsValues): Promise<void> {
  for (const [index, { page }] of (testimonials ?? []).entries()) {
    if (page !== 'home') await requireFormerCategory(trx, page, `testimonials.${index}.page`);
  }
}

const listPresent = (trx: Trx) =>
  trx
    .selectFrom('categories')
    .select(['id', 'slug', 'isActive', 'times'])
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** One that was uploaded long ago and never saved is deleted. */
async function requireUploads(
  trx: Trx,
  before: ShownUploads,
  { logo, pictures }: ShownUploads,
): Promise<void> {
  if (logo && logo.url !== before.logo?.url && !(await isPublicUpload(trx, logo.url))) {
    throw wrongField('logo', 'Upload the logo again');
  }
  for (const slot of pictureSlots) {
    const url = pictures[slot]?.url;
    if (url && url !== before.pictures[slot]?.url && !(await isPublicUpload(trx, url))) {
      throw wrongField(`pictures.${slot}.url`, 'Upload the picture again');
    }
  }
}

type ShownUploads = Pick<SettingsValues, 'logo' | 'pictures'>;

export async function presentSettings(db: Deps['db'] | Trx): Promise<StoredSettings> {
  const { values, version, updatedAt } = await readSettings(db);
  return storedSettingsSchema.parse({ ...values, version, updatedAt });
}

/** A call to the number of the texts, forwarded to itself, would ring for ever. */
async function requireOtherNumber(
  trx: Trx,
  { sms }: Pick<Deps['config'], 'sms'>,
  { forwardCallsTo }: SettingsValues,
): Promise<void> {
  const digits = phoneDigits(forwardCallsTo);
  if (digits === null) return;
  const row = await trx.selectFrom('smsConnection').select('sender').executeTakeFirst();
  if (digits === phoneDigits(sms?.from ?? row?.sender ?? ''))
    throw wrongField('forwardCallsTo', 'This is the number of your texts. Enter another phone');
}
