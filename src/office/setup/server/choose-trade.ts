import { listCategories } from '#company/categories/server/categories.queries.ts';
import { bringBack, throwAway } from '#company/categories/server/categories.service.ts';
import type { PresetName } from '#company/presets/preset-names.ts';
import { addPreset } from '#company/presets/server/add-preset.ts';
import { readCatalogState } from '#company/presets/server/catalog-state.ts';
import { applySettings } from '#company/presets/server/preset-settings.ts';
import { presets } from '#company/presets/server/presets.ts';
import { followCategories } from '#company/settings/server/follow-categories.ts';
import { lockKeys } from '#kit/db/lock-key.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { takeArticlesOffline } from './demo-articles.ts';

/**
 * Replaces an unchanged catalog by that of a trade. The former one goes to the trash. Refuses where the owner has entered
 * anything. A second call with the same trade changes nothing.
 */
export async function chooseTrade(deps: Deps, caller: Caller, trade: PresetName): Promise<void> {
  const now = deps.clock();
  await inTransaction(deps.db, async (trx) => {
    await lockKeys(trx, ['categories']);
    const state = await readCatalogState(trx);
    if (state === trade) return;
    if (state === 'own') {
      throw new AppError(
        'wrong-state',
        'Your catalog already has entries of your own, so nothing was changed. Add categories and services in Categories and Services.',
      );
    }
    await followCategories(trx, now, async () => {
      for (const { id } of await listCategories(trx)) await throwAway(trx, caller, id, now);
      await bringBackTrade(trx, caller, trade, now);
      await addPreset(trx, presets[trade], now, caller);
      await applySettings(trx, presets[trade], state === 'empty' ? null : presets[state]);
    });
    if (trade !== 'demo') await takeArticlesOffline(trx, now);
  });
  for (const source of ['settings', 'services', 'posts'] as const) deps.pages.invalidate(source);
}

/** A trade that was here before comes back from the trash as it was. */
async function bringBackTrade(trx: Trx, caller: Caller, trade: PresetName, now: Date): Promise<void> {
  const slugs = presets[trade].categories.map(({ slug }) => slug);
  const rows = await trx
    .selectFrom('categories')
    .select(['id', 'slug'])
    .where('slug', 'in', slugs)
    .where('deletedAt', 'is not', null)
    .execute();
  for (const { id } of rows) await bringBack(trx, caller, id, now);
}
