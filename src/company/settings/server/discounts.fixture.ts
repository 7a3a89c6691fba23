import assert from 'node:assert/strict';
import type { Discount } from '#company/catalog/discounts.ts';
import type { StoredSettings } from '#company/settings/settings.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { TestApp } from '../../../../tests/support/app.ts';
import { changeSettings } from './logo.fixture.ts';

/** Saves other terms over the present ones. */
export async function changeTerms(t: TestApp, changes: Partial<StoredSettings['terms']>): Promise<Response> {
  const { terms } = (await (await t.adminCall('GET', adminApi.settings)).json()) as StoredSettings;
  return changeSettings(t, { terms: { ...terms, ...changes } });
}

/** In any order, as an owner enters them. */
export async function saveDiscounts(t: TestApp, discounts: Discount[]): Promise<void> {
  const answer = await changeTerms(t, { discounts });
  assert.equal(answer.status, 200, await answer.clone().text());
}
