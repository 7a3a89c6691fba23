import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import type { StoredSettings } from '#company/settings/settings.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi, adminPaths, paths } from '#kit/paths/paths.ts';
import type { Crew } from '#visits/crews/crews.ts';
import { expectComplaints, findAccessibilityFaults, widths } from '../support/browser.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { dayAhead } from '../support/leads.ts';

const server = serverForFile();

async function open(context: TestContext, path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await openPanel(context, server.origin, { ...options, path });
  expectComplaints(page, /409/);
  return page;
}

const stored = async (page: Page): Promise<StoredSettings> =>
  (await page.request.get(server.origin + adminApi.settings)).json();
const crews = async (page: Page): Promise<Crew[]> =>
  (await page.request.get(server.origin + visitApi.crews)).json();
const save = (page: Page) => page.getByRole('button', { name: 'Save settings' }).click();

test('windows, rules and closures are set in Booking, and the rest of the settings stays', async (context) => {
  const page = await open(context, adminPaths.allSettings);
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Booking' }).click();
  await page.getByLabel('Minimum notice, in hours').fill('3');
  await page.getByText('Not offered on Sundays: outside your opening hours.').first().waitFor();
  await page.getByRole('button', { name: 'Add a window' }).click();
  const added = page.getByRole('group', { name: 'Window 6' });
  assert.equal(await added.getByLabel('From').inputValue(), '18:00');
  await save(page);
  await added.getByText('Enter a time').waitFor();
  await added.getByLabel('To').fill('20:00');
  await added.getByText(/Not offered on Mondays, .*Fridays: outside your opening hours/).waitFor();
  await page.getByRole('button', { name: 'Add a closure' }).click();
  const closure = page.getByRole('group', { name: 'Closure 1' });
  await closure.getByLabel('First day').fill(dayAhead(40));
  await closure.getByLabel('Last day').fill(dayAhead(39));
  await closure.getByLabel('Reason').fill('Team retreat');
  await save(page);
  await closure.getByText('The last day must not be before the first').waitFor();
  await closure.getByLabel('Last day').fill(dayAhead(41));
  assert.deepEqual(await findAccessibilityFaults(page), []);
  const before = await stored(page);
  await save(page);
  await page.getByText('Settings saved').waitFor();
  const after = await stored(page);
  assert.deepEqual(after.closures, [{ from: dayAhead(40), to: dayAhead(41), reason: 'Team retreat' }]);
  assert.deepEqual([after.booking.minimumNoticeHours, after.booking.arrivalWindows.length], [3, 6]);
  assert.deepEqual([after.places, after.phone, after.hours], [before.places, before.phone, before.hours]);
  await page.goto(server.origin + paths.home);
  await page.getByRole('main').getByText('Closed, Team retreat').waitFor();
});

test('a time stands in the middle of its field', async (context) => {
  const page = await open(context, adminPaths.bookingSettings);
  const { above, below } = await spaceAround(
    page.getByRole('group', { name: 'Window 1' }).getByLabel('From'),
  );
  assert.ok(Math.abs(above - below) <= 4, `${above} px above, ${below} px below`);
});

/** The empty rows of pixels above and below what a field shows, inside its frame. */
async function spaceAround(field: Locator) {
  await field.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await field.boundingBox())!;
  const [left, top] = [Math.round(x) + 12, Math.round(y) + 4];
  const inside = { left, top, width: Math.round(width) - 24, height: Math.round(height) - 8 };
  // The page's policy refuses a style that Playwright adds.
  expectComplaints(field.page(), /style/);
  const picture = sharp(await field.page().screenshot()).extract(inside);
  const { data, info } = await picture.grayscale().raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * info.width, (row + 1) * info.width).some((gray) => gray < 128),
  );
  return { above: rows.indexOf(true), below: rows.length - 1 - rows.lastIndexOf(true) };
}

test('what somebody else saves in Business in the meantime is not overwritten by Booking', async (context) => {
  const page = await open(context, adminPaths.bookingSettings);
  await page.getByLabel('Time between visits, in minutes').fill('45');
  const { updatedAt: _time, ...settings } = await stored(page);
  await page.request.put(server.origin + adminApi.settings, {
    data: { ...settings, radiusMiles: 77 },
    headers: { Origin: server.origin },
  });
  await save(page);
  await page
    .getByText(/changed the settings|newer/i)
    .first()
    .waitFor();
  await save(page);
  await page.getByText('Settings saved').waitFor();
  const after = await stored(page);
  assert.deepEqual([after.radiusMiles, after.booking.bufferMinutes], [77, 45]);
});

test('a crew is added, edited and turned off on a phone', async (context) => {
  const page = await open(context, adminPaths.crews, { viewport: widths.phone });
  await page.getByRole('button', { name: 'Add crew' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add crew' });
  await sheet.getByLabel('Name').fill('crew 1');
  await sheet.getByRole('switch', { name: 'Serves all your places' }).click();
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await sheet.getByText('Choose at least one place').waitFor();
  await sheet.getByLabel('Burbank', { exact: true }).check();
  expectComplaints(page, /422/);
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await sheet.getByText('Another crew has this name').waitFor();
  await sheet.getByLabel('Name').fill('Evening crew');
  await sheet.getByRole('switch', { name: 'Works your opening hours' }).click();
  assert.equal(
    await sheet.getByLabel('Saturday, closes').inputValue(),
    '16:00',
    'begins with the opening hours',
  );
  for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    await sheet.getByLabel(`${day}, opens`).fill('');
    await sheet.getByLabel(`${day}, closes`).fill('');
  }
  await sheet.getByLabel('Monday, opens').fill('15:00');
  await sheet.getByLabel('Monday, closes').fill('21:00');
  assert.deepEqual(await findAccessibilityFaults(page), []);
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Crew added').waitFor();
  const card = page.getByRole('listitem').filter({ hasText: 'Evening crew' });
  await card.getByText('Mon 3:00 PM – 9:00 PM').waitFor();
  const added = (await crews(page)).at(-1);
  assert.deepEqual(
    [added?.name, added?.places, added?.hours],
    ['Evening crew', ['Burbank'], [{ day: 1, opens: '15:00', closes: '21:00' }]],
  );

  await card.getByRole('button', { name: 'Edit Evening crew' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Evening crew' });
  await edit.getByLabel('Name').fill('Night crew');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Crew saved').waitFor();
  await page.getByRole('switch', { name: 'Night crew takes visits' }).click();
  await page.getByText('Crew turned off').waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), []);
  const last = (await crews(page)).at(-1);
  assert.deepEqual([last?.name, last?.isActive, last?.places], ['Night crew', false, ['Burbank']]);
});

test('a closure lists the visits booked on its days, and a crew that has them asks before it is turned off', async (context) => {
  const page = await open(context, adminPaths.crews);
  const data = {
    firstName: 'Nora',
    lastName: 'Quist',
    phone: '(818) 555-0177',
    items: [{ serviceId: 1, quantity: 1 }],
    contactMethod: 'sms',
    zipCode: '91501',
  };
  const headers = { Origin: server.origin };
  const quote = await page.request.post(server.origin + adminApi.quotes, { data, headers });
  const { id: quoteId } = (await quote.json()) as { id: number };
  const [crew] = await crews(page);
  assert.ok(crew);
  const day = dayAhead(50);
  const visit = { quoteId, crewId: crew.id, date: day, from: '10:00', to: '12:00' };
  const booked = await page.request.post(server.origin + visitApi.visits, { data: visit, headers });
  assert.equal(booked.status(), 201, await booked.text());

  await page.reload();
  await page.getByRole('switch', { name: `${crew.name} takes visits` }).click();
  const question = page.getByRole('alertdialog', { name: `Turn off ${crew.name}?` });
  await question.getByText(/It has 1 visit ahead/).waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  assert.equal((await crews(page))[0]?.isActive, true);
  await page.getByRole('switch', { name: `${crew.name} takes visits` }).click();
  await question.getByRole('button', { name: 'Turn off' }).click();
  await page.getByText('Crew turned off').waitFor();
  assert.deepEqual((await crews(page)).map(({ isActive, visitsAhead }) => [isActive, visitsAhead])[0], [
    false,
    1,
  ]);

  await page.goto(server.origin + adminPaths.bookingSettings);
  await page.getByRole('button', { name: 'Add a closure' }).click();
  const closure = page.getByRole('group', { name: 'Closure' }).last();
  await closure.getByLabel('First day').fill(dayAhead(49));
  await closure.getByLabel('Last day').fill(dayAhead(49));
  assert.equal(await closure.getByText('is booked on these days').count(), 0);
  await closure.getByLabel('Last day').fill(dayAhead(51));
  await closure.getByText('A visit is booked on these days.').waitFor();
  await closure.getByLabel('Reason').fill('Flood at the depot');
  assert.deepEqual(await findAccessibilityFaults(page), []);
  await save(page);
  await page.getByText('Settings saved').waitFor();
  const link = closure.getByRole('link', { name: 'Nora Quist' });
  assert.match((await link.getAttribute('href')) ?? '', /^\/admin\/customers\/\d+$/);
});
