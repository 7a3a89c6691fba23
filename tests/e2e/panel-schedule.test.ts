import assert from 'node:assert/strict';
import type { StoredSettings } from '#company/settings/settings.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { findFaultsInBothLooks } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { until } from '../support/until.ts';
import { addVisit, nextTurn, openWeek } from '../support/visits.ts';

const server = serverForFile();

test('a day with too much work and visits at the same time say so', async ({ browser }) => {
  const page = await openPanel(browser, server.origin, { path: adminPaths.schedule });
  await addVisit(page, server.origin, 'Earlia', '2027-02-02', {
    preferredTime: '9:00 AM',
    items: [{ serviceId: 1, quantity: 20 }],
  });
  await addVisit(page, server.origin, 'Latera', '2027-02-02', { preferredTime: '10:00 AM' });
  await openWeek(page, server.origin, '2027-02-02');
  await page.getByText('Overlaps with Earlia').waitFor();
  await page.getByText('Overlaps with Latera').waitFor();
  await page.getByText(/^Overbooked: .* of work, 20 h available$/).waitFor();
});

test('a visit without a day stands above the days until it is given one', async ({ browser }) => {
  const page = await openPanel(browser, server.origin);
  const { id } = await addVisit(page, server.origin, 'Sometima', null);
  await openWeek(page, server.origin, '2027-02-09');
  const undated = page.getByRole('region', { name: 'Scheduled, no day yet' });
  await undated.getByText('Sometima').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Choose a day' }).click();
  await page.getByRole('dialog').getByLabel('Day').fill('2027-02-11');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.locator('[data-day="2027-02-11"]').getByText('Sometima').waitFor();
  assert.equal(await undated.getByText('Sometima').count(), 0);
  // Closing navigates back, which would cancel the next navigation.
  await page.getByRole('button', { name: 'Save Changes' }).waitFor({ state: 'detached' });

  await page.request.put(server.origin + adminApi.quote(id), { data: { preferredDate: null } });
  await openWeek(page, server.origin, '2027-02-09');
  const handle = undated.getByRole('button', { name: 'Move Sometima' });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.getByText('The visit of Sometima is picked up.').waitFor({ state: 'attached' });
  await nextTurn(page);
  await page.keyboard.press('ArrowRight');
  await page.getByText('is over Sunday, February 7').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page.locator('[data-day="2027-02-07"]').getByText('Sometima').waitFor();
  // Waits until it is stored: a visit without a day would appear in the next tests.
  await page.getByText('Visit moved', { exact: true }).waitFor();
});

test('the calendar is turned with buttons and arrow keys, and Back and a reload keep the place', async ({
  browser,
}) => {
  const page = await openPanel(browser, server.origin, { path: adminPaths.schedule });
  await openWeek(page, server.origin, '2026-11-23');
  await page.getByText('Nov 22 – 28, 2026').waitFor();
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByText('Nov 29 – Dec 5, 2026').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Nov 22 – 28, 2026').waitFor();
  await page.getByRole('radio', { name: 'Day' }).click();
  await page.getByRole('heading', { name: 'Monday, November 23, 2026' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Monday, November 23, 2026' }).waitFor();
  await page.goBack();
  await page.getByText('Nov 22 – 28, 2026').waitFor();
});

for (const [place, time, range] of [
  ['on Sunday', '2026-11-22T20:00:00Z', 'Nov 22 – 28, 2026'],
  // Already Sunday in UTC.
  ['late on Saturday', '2026-11-22T07:30:00Z', 'Nov 15 – 21, 2026'],
] as const) {
  test(`${place} the board opens with the week that this day belongs to, from Sunday to Saturday`, async ({
    browser,
  }) => {
    const page = await openPanel(browser, server.origin);
    await page.clock.setFixedTime(time);
    await page.goto(server.origin + adminPaths.schedule);
    await page.getByText(range).waitFor();
  });
}

test('the address of the feed is shown, copied and replaced, and the former one opens nothing', async ({
  browser,
}) => {
  const page = await openPanel(browser, server.origin, { path: adminPaths.schedule });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const address = page.getByLabel('Private link');
  const former = await address.inputValue();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('The link is on your clipboard.').waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), former);
  assert.equal((await fetch(former)).status, 200);
  await page.getByRole('button', { name: 'Replace the link' }).click();
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await page.getByText('Link replaced').waitFor();
  assert.equal((await fetch(former)).status, 404);
  const replaced = await until(
    () => address.inputValue(),
    (link) => link !== former,
  );
  assert.equal((await fetch(replaced)).status, 200);
});

test('axe finds nothing in the schedule, with every dialog open', { tag: '@axe' }, async ({ browser }) => {
  const page = await openPanel(browser, server.origin);
  const date = '2027-03-02';
  const name = 'Axel';
  const big = { preferredTime: '9:00 AM', items: [{ serviceId: 1, quantity: 20 }] };
  const { id } = await addVisit(page, server.origin, name, date, big);
  await addVisit(page, server.origin, 'Overlapping', date, { preferredTime: '9:30 AM' });
  await addVisit(page, server.origin, 'Done', date, { status: 'completed' });
  await addVisit(page, server.origin, 'Wish', date, { status: 'contacted', zipCode: '99999' });
  const check = async (query: string, ready: string) => {
    await page.goto(`${server.origin}${adminPaths.schedule}?${query}`);
    await page.getByText(ready, { exact: true }).first().waitFor();
    assert.deepEqual(await findFaultsInBothLooks(page), [], query);
  };
  await check(`view=week&date=${date}`, name);
  await check(`view=day&date=${date}`, name);
  await check('date=2029-01-01', 'Nothing is scheduled this week');
  const undated = await addVisit(page, server.origin, 'Undated', null);
  await check('date=2029-01-01', 'Scheduled, no day yet');
  await check(`date=2029-01-01&visit=${undated.id}`, 'Choose a day');
  await page.request.delete(server.origin + adminApi.quote(undated.id));
  await check(`date=${date}&visit=${id}`, 'Customer notes');
  await check(`date=${date}&visit=${id}&sheet=move`, 'Exact time');
  await page.goto(server.origin + adminPaths.schedule);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByLabel('Private link').waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
});

test('a week says which of its days the business is closed on', async ({ browser }) => {
  const page = await openPanel(browser, server.origin);
  const address = server.origin + adminApi.settings;
  const { updatedAt: _time, ...settings } = (await (
    await page.request.get(address)
  ).json()) as StoredSettings;
  const data = { ...settings, hours: settings.hours.filter(({ day }) => day !== 7) };
  assert.equal((await page.request.put(address, { data })).status(), 200);
  await addVisit(page, server.origin, 'Weeka', '2027-03-12');
  await openWeek(page, server.origin, '2027-03-07');
  await page.locator('[data-day="2027-03-07"]').getByText('Closed', { exact: true }).waitFor();
  await page.locator('[data-day="2027-03-08"]').getByText('No visits', { exact: true }).waitFor();
});

test('in a busy week the first windows of the crews stand on the first screen', async ({ browser }) => {
  const page = await openPanel(browser, server.origin);
  const added: Quote[] = [];
  for (const name of ['Una', 'Dosa', 'Tresa', 'Cuatra', 'Cinca']) {
    added.push(await addVisit(page, server.origin, name, null));
    added.push(
      await addVisit(page, server.origin, name, '2027-03-10', { status: 'new', preferredTime: 'Morning' }),
    );
  }
  await openWeek(page, server.origin, '2027-03-10');
  const firstWindow = await page.getByText('8–10 AM', { exact: true }).first().boundingBox();
  const { height } = page.viewportSize()!;
  assert.ok(firstWindow!.y + firstWindow!.height < height, `${firstWindow!.y} of ${height} px`);
  const day = page.locator('[data-day="2027-03-10"]');
  assert.equal(await day.getByText('Cinca').isVisible(), false);
  await day.getByText('3 more').click();
  await day.getByText('Cinca').waitFor();
  // A visit without a day would appear in the next tests.
  for (const { id } of added) await page.request.delete(server.origin + adminApi.quote(id));
});

test('a company with many crews sees all of them in the week', async ({ browser }) => {
  const page = await openPanel(browser, server.origin);
  await addVisit(page, server.origin, 'Dieza', '2027-04-14');
  const names = Array.from({ length: 9 }, (_, number) => `Team ${number + 1}`);
  for (const name of names) {
    const answer = await page.request.post(server.origin + visitApi.crews, { data: { name } });
    assert.equal(answer.status(), 201);
  }
  await openWeek(page, server.origin, '2027-04-14');
  for (const name of names) await page.locator(`[data-slot^="2027-04-14 ${name} "]`).first().waitFor();
  // Coming back, the screen is as tall as it was.
  await page.getByText('Team 9', { exact: true }).first().scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await page.getByRole('heading', { name: 'Invoices', level: 1 }).waitFor();
  await page.goBack();
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 2, left);
});
