import assert from 'node:assert/strict';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { StoredSettings } from '#company/settings/settings.ts';
import { pathIn } from '#kit/language/language.ts';
import { adminApi, adminPaths, paths } from '#kit/paths/paths.ts';
import { expectComplaints, findAccessibilityFaults, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { dayAhead } from '../support/leads.ts';

const server = serverForFile();

async function openSettings(
  browser: Browser,
  options?: BrowserContextOptions & { path?: string },
): Promise<Page> {
  const page = await openPanel(browser, server.origin, { path: adminPaths.settings, ...options });
  expectComplaints(page, /409/);
  await page.getByRole('button', { name: 'Save settings' }).waitFor();
  return page;
}

const stored = async (page: Page): Promise<StoredSettings> =>
  (await page.request.get(server.origin + adminApi.settings)).json();

const save = (page: Page) => page.getByRole('button', { name: 'Save settings' }).click();
const saved = (page: Page) => page.getByText('Settings saved').waitFor();

test('phone and hours saved by keyboard appear on the pages, in the footer and in structured data', async ({
  browser,
}) => {
  const page = await openSettings(browser);
  await page.getByLabel('Phone').fill('213 555 0177');
  await page.getByText('(213) 555-0177').waitFor();
  const day = (await page.getByText('Monday', { exact: true }).first().boundingBox())!;
  const opens = (await page.getByLabel('Monday, opens').boundingBox())!;
  assert.ok(day.y > opens.y && day.y < opens.y + opens.height, 'the day stands above its times');
  await page.getByLabel('Monday, opens').fill('07:30');
  await page.getByText('7:30 AM – 6:00 PM').waitFor();
  await page.getByLabel('Phone').press('Enter');
  await saved(page);
  assert.deepEqual(await findAccessibilityFaults(page), []);
  assert.equal(await page.getByLabel('Phone').inputValue(), '(213) 555-0177');

  for (const path of [paths.home, paths.contact]) {
    await page.goto(server.origin + path);
    const footer = page.getByRole('contentinfo');
    await footer.getByText('(213) 555-0177').first().waitFor();
    await footer.getByText('7:30 AM – 6:00 PM').first().waitFor();
    await page.getByRole('main').getByText('(213) 555-0177').first().waitFor();
  }
  await page.goto(server.origin + paths.home);
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('');
  assert.match(data, /"telephone":"\+12135550177"/);
  assert.match(data, /"opens":"07:30"/);
});

test('a pasted list of places shows what is wrong at its field, and is saved once corrected', async ({
  browser,
}) => {
  const page = await openSettings(browser, {
    viewport: widths.phone,
    hasTouch: true,
    colorScheme: 'dark',
    path: adminPaths.serviceArea,
  });
  await page.getByLabel('Paste a list').fill('Burbank: 91501-91503\nNew Hope 93001, 9300');
  await page.getByRole('button', { name: 'Import list' }).click();
  await save(page);
  await page.getByText('Enter at least one ZIP code').waitFor();
  const codes = page.getByLabel('ZIP codes').first();
  await page.waitForFunction(() => document.activeElement?.hasAttribute('aria-invalid'));
  assert.equal(await codes.evaluate((field) => field === document.activeElement), true);
  await page.getByLabel('Name', { exact: true }).first().fill('New Hope');
  await codes.fill('93001');
  await save(page);
  await saved(page);
  const covered = await page.getByRole('button', { name: 'Save settings' }).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  assert.equal(covered, false, 'the message does not lie over the button');
  assert.deepEqual(await findAccessibilityFaults(page), []);
  const { places } = await stored(page);
  assert.deepEqual(places[0], {
    name: 'New Hope',
    groups: ['home', 'contact'],
    zipCodes: ['93001'],
    tripFee: '0.00',
  });
  assert.deepEqual(places.find(({ name }) => name === 'Burbank')?.zipCodes, ['91501', '91502', '91503']);
});

test('a visitor sees the saved reply time, and cannot choose a day that the saved hours exclude', async ({
  browser,
}) => {
  const page = await openSettings(browser);
  const { updatedAt: _time, ...settings } = await stored(page);
  const data = {
    ...settings,
    replyWithinHours: { ...settings.replyWithinHours, quote: 3 },
    hours: settings.hours.filter(({ day }) => day !== 7),
  };
  assert.equal((await page.request.put(server.origin + adminApi.settings, { data })).status(), 200);

  await page.goto(server.origin + paths.calculator);
  await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
  await page.getByRole('button', { name: 'Get This Quote' }).click();
  await page.getByLabel('Your name').fill('Sunday Visitor');
  await page.getByLabel('Email', { exact: true }).check();
  await page.locator('[name=email]').fill('sunday@example.com');
  await page.locator('form [name=zipCode]').fill('90001');
  const date = page.getByLabel('Preferred date');
  const closed = page.getByText('We’re closed on Sundays');
  const toSunday = 7 - new Date().getUTCDay();
  await date.fill(dayAhead(toSunday + 1));
  assert.equal(await closed.count(), 0);
  await date.fill(dayAhead(toSunday));
  await closed.waitFor();
  await page.getByRole('button', { name: 'Send my quote request' }).click();
  assert.equal(await page.getByText('Quote Request Sent!').count(), 0);
  assert.deepEqual(await findAccessibilityFaults(page), []);
  await date.fill(dayAhead(toSunday + 1));
  await page.getByRole('button', { name: 'Send my quote request' }).click();
  await page
    .getByRole('status')
    .getByText("We'll contact you within 3 hours with your personalized quote")
    .waitFor();
});

test('the first own review and question, with a fault on the way, are what visitors read', async ({
  browser,
}) => {
  const page = await openSettings(browser, {
    viewport: widths.phone,
    hasTouch: true,
    colorScheme: 'dark',
    path: adminPaths.reviews,
  });
  await page.getByRole('button', { name: 'Add a review' }).click();
  await page.getByLabel('Customer', { exact: true }).first().fill('Zoe Bergman');
  await save(page);
  await page.getByText('A review is required').waitFor();
  await page.getByLabel('What they said').first().fill('Dry by noon.');
  await save(page);
  await saved(page);
  assert.deepEqual(await findAccessibilityFaults(page), []);

  await page.goto(server.origin + adminPaths.questions);
  await page.getByRole('button', { name: 'Remove How long does a visit take?' }).click();
  assert.equal(
    await page.getByLabel('Question in Spanish').count(),
    0,
    'the usual texts are in both languages',
  );
  await page.getByRole('list', { name: 'List of questions' }).getByRole('button').first().click();
  await page.getByLabel('Answer', { exact: true }).first().fill('By noon.');
  await page.getByLabel('Question in Spanish').fill('¿Cuándo seca?');
  await page.getByLabel('Answer in Spanish').fill('Al mediodía.');
  await save(page);
  await saved(page);
  const { testimonials, faqs } = await stored(page);
  assert.deepEqual([testimonials?.length, faqs?.length], [16, 5]);
  await page.goto(server.origin + paths.home);
  await page.getByText('Dry by noon.').waitFor();
  assert.equal(await page.getByText('How long does a visit take?').count(), 0);
  await page.goto(server.origin + pathIn('es', paths.home));
  const asked = await page.locator('#faq summary').allInnerTexts();
  assert.deepEqual(asked.slice(0, 2), ['¿Cuándo seca?', '¿Cada cuánto hay que limpiar?']);
});
