import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { adminApi, adminPaths } from '#shared/paths.ts';
import type { Quote } from '#shared/quotes.ts';
import { expectComplaints, findAccessibilityFaults, panelLooks, widths } from '../support/browser.ts';
import { openPanel as openSignedIn, serverForFile } from '../support/journeys.ts';

const server = serverForFile();

async function openPanel(context: TestContext, options?: BrowserContextOptions) {
  const page = await openSignedIn(context, server.origin, options);
  expectComplaints(page, /40[19]/);
  return page;
}

/** A visit on a day of a week that only this test uses. */
async function addVisit(page: Page, firstName: string, preferredDate: string, changes: object = {}) {
  const answer = await page.request.post(server.origin + adminApi.quotes, {
    data: {
      firstName,
      phone: '(818) 555-0111',
      items: [{ serviceId: 1, quantity: 1 }],
      contactMethod: 'sms',
      zipCode: '91501',
      status: 'scheduled',
      preferredDate,
      ...changes,
    },
  });
  assert.equal(answer.status(), 201);
  return (await answer.json()) as Quote;
}

const readQuote = async (page: Page, { id }: Quote) =>
  (await (await page.request.get(server.origin + adminApi.quote(id))).json()) as Quote;

const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);

const openWeek = (page: Page, date: string) =>
  page.goto(`${server.origin}${adminPaths.schedule}?view=week&date=${date}`);

/** A drag listens for its keys from the next turn of the page's event loop on. */
const nextTurn = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));

async function drag(page: Page, card: Locator, target: Locator) {
  await card.hover();
  await page.mouse.down();
  const box = (await target.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 40, { steps: 8 });
  await page.mouse.up();
}

test('a visit is dragged to another day with the mouse, and Undo takes it back', async (context) => {
  const page = await openPanel(context);
  const visit = await addVisit(page, 'Mousina', '2027-01-05', { preferredTime: 'Morning' });
  await openWeek(page, '2027-01-05');
  await drag(page, day(page, '2027-01-05').getByText('Mousina'), day(page, '2027-01-07'));
  await day(page, '2027-01-07').getByText('Mousina').waitFor();
  await page.getByText('Mousina, Thursday, January 7, Morning').waitFor();
  assert.equal((await readQuote(page, visit)).preferredDate, '2027-01-07');
  await page.getByRole('button', { name: 'Undo' }).click();
  await day(page, '2027-01-05').getByText('Mousina').waitFor();
  await page.getByText('Move undone').waitFor();
  const { preferredDate, preferredTime } = await readQuote(page, visit);
  assert.deepEqual([preferredDate, preferredTime], ['2027-01-05', 'Morning']);
});

test('the keyboard carries a visit from day to day, says so, and keeps the focus on it', async (context) => {
  const page = await openPanel(context);
  const visit = await addVisit(page, 'Keyboarda', '2027-01-12');
  await openWeek(page, '2027-01-12');
  const handle = page.getByRole('button', { name: 'Move Keyboarda' });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.getByText('is picked up, over its own day, Tuesday, January 12').waitFor({ state: 'attached' });
  await nextTurn(page);
  await page.keyboard.press('ArrowRight');
  await page.getByText('is over Wednesday, January 13').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.getByText('is over Thursday, January 14').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page
    .getByText('The visit of Keyboarda was put on Thursday, January 14.')
    .waitFor({ state: 'attached' });
  await day(page, '2027-01-14').getByText('Keyboarda', { exact: true }).waitFor();
  await page.getByText('Visit moved').waitFor();
  assert.equal((await readQuote(page, visit)).preferredDate, '2027-01-14');
  assert.equal(new URL(page.url()).searchParams.get('date'), '2027-01-12', 'the keys turned no page');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Move Keyboarda');
  await page.keyboard.press('Space');
  await page.getByText('is picked up, over its own day, Thursday, January 14').waitFor({ state: 'attached' });
  await nextTurn(page);
  await page.keyboard.press('ArrowLeft');
  await page.getByText('is over Wednesday, January 13').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.getByText('The visit of Keyboarda stays where it was.').waitFor({ state: 'attached' });
  await day(page, '2027-01-14').getByText('Keyboarda', { exact: true }).waitFor();
});

test('on a phone a wish is scheduled with Move to…, in a day that opens by itself', async (context) => {
  const page = await openPanel(context, { viewport: widths.phone, hasTouch: true, isMobile: true });
  const wish = await addVisit(page, 'Thumbelina', '2027-01-19', {
    status: 'new',
    preferredTime: 'after 3, please',
    notes: 'Ring twice',
  });
  await page.goto(`${server.origin}${adminPaths.schedule}?date=2027-01-19`);
  await page.getByRole('heading', { name: 'Tuesday, January 19, 2027' }).waitFor();
  await page.getByText('To be scheduled').waitFor();
  await page.getByText('Thumbelina').tap();
  await page.getByText('Ring twice').waitFor();
  await page.getByText('Burbank, CA 91501').waitFor();
  assert.equal(
    await page.getByRole('link', { name: 'Call Thumbelina' }).getAttribute('href'),
    'tel:+18185550111',
  );
  await page.getByRole('button', { name: 'Move to…' }).tap();
  await page.getByRole('dialog').getByLabel('Day').fill('2027-01-21');
  await page.getByLabel('Time', { exact: true }).selectOption('At an exact time');
  await page.getByRole('button', { name: 'Save Changes' }).tap();
  await page.getByText('Choose a time').waitFor();
  await page.getByLabel('Exact time').fill('15:30');
  await page.getByRole('button', { name: 'Save Changes' }).tap();
  await page.getByText('Thumbelina, Thursday, January 21, 3:30 PM').waitFor();
  const { status, preferredDate, preferredTime } = await readQuote(page, wish);
  assert.deepEqual([status, preferredDate, preferredTime], ['scheduled', '2027-01-21', '3:30 PM']);
});

test('a visit that someone else has moved meanwhile is shown where it is now', async (context) => {
  const page = await openPanel(context);
  const visit = await addVisit(page, 'Conflicta', '2027-01-26');
  await openWeek(page, '2027-01-26');
  await day(page, '2027-01-26').getByText('Conflicta').waitFor();
  const other = await page.request.put(server.origin + adminApi.quote(visit.id), {
    data: { preferredDate: '2027-01-30', version: visit.version },
  });
  assert.equal(other.status(), 200);
  await drag(page, day(page, '2027-01-26').getByText('Conflicta'), day(page, '2027-01-28'));
  await page.getByText('It is now: Conflicta, Saturday, January 30, Anytime.').waitFor();
  await day(page, '2027-01-30').getByText('Conflicta').waitFor();
  assert.equal((await readQuote(page, visit)).preferredDate, '2027-01-30');
});

test('a day with too much work and visits at the same time say so', async (context) => {
  const page = await openPanel(context);
  await addVisit(page, 'Earlia', '2027-02-02', {
    preferredTime: '9:00 AM',
    items: [{ serviceId: 1, quantity: 20 }],
  });
  await addVisit(page, 'Latera', '2027-02-02', { preferredTime: '10:00 AM' });
  await openWeek(page, '2027-02-02');
  await page.getByText('Overlaps with Earlia').waitFor();
  await page.getByText('Overlaps with Latera').waitFor();
  await page.getByText(/^Over-full: .* of work, open 10 h$/).waitFor();
});

test('the calendar is turned with buttons and arrow keys, and Back and a reload keep the place', async (context) => {
  const page = await openPanel(context);
  await openWeek(page, '2026-11-23');
  await page.getByText('Nov 23 – 29, 2026').waitFor();
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByText('Nov 30 – Dec 6, 2026').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Nov 23 – 29, 2026').waitFor();
  await page.getByRole('radio', { name: 'Day' }).click();
  await page.getByRole('heading', { name: 'Monday, November 23, 2026' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Monday, November 23, 2026' }).waitFor();
  await page.goBack();
  await page.getByText('Nov 23 – 29, 2026').waitFor();
});

test('the address of the feed is shown, copied and replaced, and the former one opens nothing', async (context) => {
  const page = await openPanel(context);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(server.origin + adminPaths.schedule);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const address = page.getByLabel('Secret address');
  const former = await address.inputValue();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('The address is on the clipboard.').waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), former);
  assert.equal((await fetch(former)).status, 200);
  await page.getByRole('button', { name: 'Replace the address' }).click();
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await page.getByText('Address replaced').waitFor();
  assert.equal((await fetch(former)).status, 404);
  assert.equal((await fetch(await address.inputValue())).status, 200);
});

for (const { width, viewport, colorScheme } of panelLooks) {
  test(`axe finds nothing in the schedule on a ${width} in ${colorScheme}, with every dialog open`, async (context) => {
    const page = await openPanel(context, { viewport, colorScheme });
    const date = '2027-03-02';
    const name = `${width}${colorScheme}`;
    const big = { preferredTime: '9:00 AM', items: [{ serviceId: 1, quantity: 20 }] };
    const { id } = await addVisit(page, name, date, big);
    await addVisit(page, 'Overlapping', date, { preferredTime: '9:30 AM' });
    await addVisit(page, 'Done', date, { status: 'completed' });
    await addVisit(page, 'Wish', date, { status: 'contacted', zipCode: '99999' });
    const check = async (query: string, ready: string) => {
      await page.goto(`${server.origin}${adminPaths.schedule}?${query}`);
      await page.getByText(ready, { exact: true }).first().waitFor();
      assert.deepEqual(await findAccessibilityFaults(page), [], query);
    };
    await check(`view=week&date=${date}`, name);
    await check(`view=day&date=${date}`, name);
    await check('date=2029-01-01', 'Nothing is scheduled this week');
    await check(`date=${date}&visit=${id}`, 'Customer notes');
    await check(`date=${date}&visit=${id}&sheet=move`, 'Exact time');
    await page.goto(server.origin + adminPaths.schedule);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByLabel('Secret address').waitFor();
    assert.deepEqual(await findAccessibilityFaults(page), []);
  });
}
