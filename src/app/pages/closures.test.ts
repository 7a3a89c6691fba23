import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Closure } from '#company/profile/closures.ts';
import type { StoredSettings } from '#company/settings/settings.ts';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import type { Schedule } from '#visits/schedule/schedule.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { quoteBody } from '../../../tests/support/leads.ts';
import { post, stored, typed } from './quote-form.fixture.ts';

async function close(app: TestApp, closures: Closure[]): Promise<void> {
  const { updatedAt: _, ...settings } = (await (
    await app.adminCall('GET', adminApi.settings)
  ).json()) as StoredSettings;
  assert.equal((await app.adminCall('PUT', adminApi.settings, { ...settings, closures })).status, 200);
}

const getText = async (app: TestApp, path: string) => (await app.call('GET', path)).text();
const holidays = { from: '2026-12-24', to: '2026-12-26', reason: 'Holidays' };

test('upcoming closures are listed beside the hours, in structured data and in the data of live pages', async (t) => {
  const app = await openTestApp(t, { now: '2026-12-01T18:00:00Z' });
  assert.ok(!(await getText(app, paths.home)).includes('specialOpeningHoursSpecification'));
  const past = { from: '2026-11-20', to: '2026-11-30', reason: 'Van repair' };
  await close(app, [{ from: '2027-01-01', to: '2027-01-01', reason: 'New Year’s Day' }, past, holidays]);
  for (const path of [paths.home, paths.contact, paths.about, '/no-such-page']) {
    const html = await getText(app, path);
    assert.ok(html.indexOf('Dec 24 – 26') < html.indexOf('Jan 1<'), path);
    assert.ok(html.includes('Closed, Holidays') && !html.includes('Van repair'), path);
  }
  assert.match(
    await getText(app, paths.home),
    /"specialOpeningHoursSpecification":\[\{"@type":"OpeningHoursSpecification","opens":"00:00","closes":"00:00","validFrom":"2026-12-24","validThrough":"2026-12-26"\},/,
  );
  for (const path of [paths.contact, paths.calculator]) {
    assert.match(await getText(app, path), /"closures":\[\{"from":"2026-12-24","to":"2026-12-26"/);
  }
});

test('a cached page drops a closure on the day after its end', async (t) => {
  const app = await openTestApp(t, { now: '2026-12-27T07:59:00Z' });
  await close(app, [holidays]);
  assert.ok((await getText(app, paths.home)).includes('Holidays'), 'the evening of the last day');
  app.setNow('2026-12-27T08:00:00Z');
  assert.ok(!(await getText(app, paths.home)).includes('Holidays'));
});

test('a preferred date within a closure is refused by API and plain form alike', async (t) => {
  const app = await openTestApp(t);
  const serviceId = await addService(app.deps.db);
  await close(app, [holidays]);
  const message = 'We’re closed on that day: Holidays. Pick another day.';
  const items = [{ serviceId, quantity: 1 }];
  const send = (preferredDate: string) => app.call('POST', api.contact, quoteBody(items, { preferredDate }));
  const refused = await send('2026-12-24');
  assert.equal(refused.status, 422);
  assert.deepEqual(((await refused.json()) as { errors: unknown }).errors, [
    { path: 'quote.preferredDate', message },
  ]);
  const form = await post(app, { ...typed, preferredDate: '2026-12-26', [`quantity.${serviceId}`]: '1' });
  assert.equal(form.status, 422);
  assert.ok((await form.text()).includes(message));
  assert.deepEqual((await stored(app)).quotes, []);
  assert.equal((await send('2026-12-23')).status, 201);
});

test('the schedule has the closures of its days', async (t) => {
  const app = await openTestApp(t);
  await close(app, [holidays]);
  const during = async (from: string, to: string) =>
    ((await (await app.adminCall('GET', `${adminApi.schedule}?from=${from}&to=${to}`)).json()) as Schedule)
      .closures;
  assert.deepEqual(await during('2026-12-26', '2026-12-31'), [holidays]);
  assert.deepEqual(await during('2026-12-27', '2026-12-31'), []);
});
