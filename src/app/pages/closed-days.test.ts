import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import type { StoredSettings } from '#company/settings/settings.ts';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { quoteBody } from '../../../tests/support/leads.ts';
import { post, stored, typed } from './quote-form.fixture.ts';

test('closed days and times outside of the saved hours are not offered, and refused by API and plain form alike', async (context) => {
  const t = await openTestApp(context);
  const service = await addService(t.deps.db);
  const { updatedAt: _, ...settings } = (await (
    await t.adminCall('GET', adminApi.settings)
  ).json()) as StoredSettings;
  const hours = defaultSettings.hours.filter(({ day }) => day !== 7);
  const saved = await t.adminCall('PUT', adminApi.settings, { ...settings, hours });
  assert.equal(saved.status, 200);

  const page = await (await t.call('GET', paths.calculator)).text();
  const [select = ''] = /<select[^>]*name="preferredTime".*?<\/select>/s.exec(page) ?? [];
  const options = [...select.matchAll(/<option[^>]*>([^<]*)/g)].map(([, label]) => label);
  assert.deepEqual(options, ['Anytime', 'Morning', 'Afternoon']);
  assert.match(page, /Closed on Sundays/);

  for (const [wish, path, message] of [
    [{ preferredDate: '2026-11-29' }, 'preferredDate', 'We’re closed on Sundays. Pick another day.'],
    [
      { preferredDate: '2026-11-28', preferredTime: 'Evening' },
      'preferredTime',
      'We’re open 8:00 AM – 4:00 PM on that day. Pick another time.',
    ],
  ] as const) {
    const answer = await t.call('POST', api.contact, quoteBody([{ serviceId: service, quantity: 1 }], wish));
    assert.equal(answer.status, 422);
    const { errors } = (await answer.json()) as { errors: unknown };
    assert.deepEqual(errors, [{ path: `quote.${path}`, message }]);
    const refused = await post(t, { ...typed, ...wish, [`quantity.${service}`]: '1' });
    assert.equal(refused.status, 422);
    const html = await refused.text();
    assert.ok(html.includes(message) && html.includes(typed.message), path);
  }
  assert.deepEqual((await stored(t)).quotes, []);
  const open = { preferredDate: '2026-11-28', preferredTime: 'Afternoon' };
  assert.equal((await post(t, { ...typed, ...open, [`quantity.${service}`]: '1' })).status, 303);
});
