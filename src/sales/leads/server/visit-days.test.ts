import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';

const thisYear = new Date().getUTCFullYear();
const meant = ['2000-01-01', '2019-06-30', `${thisYear + 5}-12-31`];
const mistyped = ['0026-12-15', '0202-12-15', '1999-12-31', `${thisYear + 6}-01-01`, '9999-12-31'];

test('staff enter visits of former years and some years ahead, and no year that cannot be meant', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db);
  const create = (preferredDate: string) =>
    t.adminCall('POST', adminApi.quotes, {
      firstName: 'Ana',
      phone: '(818) 555-0111',
      items: [{ serviceId, quantity: 1 }],
      contactMethod: 'sms',
      zipCode: '91501',
      preferredDate,
    });
  const { id } = (await (await create('2026-12-01')).json()) as Quote;
  const update = (preferredDate: string) => t.adminCall('PUT', adminApi.quote(id), { preferredDate });
  for (const date of meant) {
    assert.equal((await create(date)).status, 201, date);
    assert.equal((await update(date)).status, 200, date);
  }
  for (const date of mistyped) {
    for (const answer of [await create(date), await update(date)]) {
      assert.equal(answer.status, 422, date);
      const message = `Enter a year from 2000 to ${thisYear + 5}`;
      const { errors } = (await answer.json()) as Problem;
      assert.deepEqual(errors, [{ path: 'preferredDate', message }], date);
    }
  }
});
