import { insertService } from '#company/catalog/server/services.queries.ts';
import { insertCategory, listSlugs } from '#company/categories/server/categories.queries.ts';
import { nameContactOption } from '#company/categories/server/words.ts';
import { toFlag } from '#kit/db/portable.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { storeTexts } from '#kit/db/translations.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { translatedLanguages } from '#kit/language/language.ts';
import type { Preset } from './preset.ts';
import { listServices, toCategoryRow } from './preset-rows.ts';

/** Adds what a preset has behind what is there; a category that is there already gets its services, if it has none. */
export async function addPreset(trx: Trx, preset: Preset, now: Date, caller?: Caller): Promise<void> {
  const createdAt = now.toISOString();
  const times = { createdAt, updatedAt: createdAt, deletedAt: null };
  for (const category of preset.categories) {
    const known = await listSlugs(trx);
    if (!known.some(({ slug }) => slug === category.slug)) {
      const position = Math.max(-1, ...known.map((other) => other.position)) + 1;
      const row = { ...toCategoryRow(category), contactValue: '', position, ...times };
      const id = await insertCategory(trx, row);
      await nameContactOption(trx, id);
      if (caller) {
        const { name } = category.words.en;
        const event = { caller, type: 'category-added', subject: { kind: 'category', id } } as const;
        await record(trx, { ...event, after: { name, slug: category.slug } }, now);
      }
    }
    if (await hasServices(trx, category.slug)) continue;
    for (const { translations, ...service } of listServices(category)) {
      const recordId = await insertService(trx, {
        ...service,
        isAddOn: toFlag(service.isAddOn),
        isActive: toFlag(service.isActive),
        ...times,
      });
      for (const language of translatedLanguages) {
        await storeTexts(trx, { kind: 'services', recordId, language, ...translations[language] });
      }
    }
  }
}

const hasServices = async (trx: Trx, category: string): Promise<boolean> =>
  (await trx
    .selectFrom('services')
    .select('id')
    .where('category', '=', category)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;
