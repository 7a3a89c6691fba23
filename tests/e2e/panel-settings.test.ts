import assert from 'node:assert/strict';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { StoredSettings } from '#company/settings/settings.ts';
import { pathIn } from '#kit/language/language.ts';
import { adminApi, adminPage, adminPaths, paths } from '#kit/paths/paths.ts';
import {
  expectComplaints,
  findAccessibilityFaults,
  findFaultsAtEachWidth,
  widths,
} from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { dayAhead } from '../support/leads.ts';
import { openServices, press } from '../support/services-panel.ts';

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

test('what the owner saves in Settings is what visitors read', async ({ step, browser }) => {
  await step(
    'phone and hours saved by keyboard appear on the pages, in the footer and in structured data',
    async () => {
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
    },
  );

  await step('on a dark phone the message of a save does not lie over the button', async () => {
    const page = await openSettings(browser, {
      viewport: widths.phone,
      hasTouch: true,
      colorScheme: 'dark',
      path: adminPaths.serviceArea,
    });
    await page.getByRole('listitem').locator('button[aria-expanded=false]').first().click();
    await page.getByLabel('ZIP codes').first().fill('93001');
    await save(page);
    await saved(page);
    const covered = await page.getByRole('button', { name: 'Save settings' }).evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    assert.equal(covered, false);
    assert.deepEqual(await findAccessibilityFaults(page), []);
    await page.goto(server.origin + adminPaths.reviews);
    await page.getByRole('button', { name: 'Add a review' }).click();
    assert.deepEqual(await findAccessibilityFaults(page), []);
  });

  await step(
    'a visitor sees the saved reply time, and cannot choose a day that the saved hours exclude',
    async () => {
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
    },
  );

  await step(
    'an owner moves the site to Fresno on a phone, where a wrong field comes into view, and its pages are accessible',
    async () => {
      const page = await openPanel(browser, server.origin, {
        viewport: widths.phone,
        path: adminPaths.company,
      });
      const save = page.getByRole('button', { name: 'Save settings' });
      await page.getByLabel('City', { exact: true }).fill('Fresno');
      await page.getByLabel('County', { exact: true }).fill('Fresno County');
      await page.getByLabel('In business since').fill('1066');
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await save.click();
      const year = page.getByLabel('In business since');
      await page.getByText(/^Enter a year from 1900 to \d{4}$/).waitFor();
      assert.ok(await year.evaluate((field) => field === document.activeElement));
      const isShown = await page.getByText('In business since', { exact: true }).evaluate((label) => {
        const { left, top } = label.getBoundingClientRect();
        return document.elementFromPoint(left + 2, top + 2) === label;
      });
      assert.ok(isShown, 'the label of the field is below the header');
      await year.fill('2021');
      await save.click();
      await page.getByText('Company saved').waitFor();
      await page.goto(server.origin + paths.home);
      await page.getByText('Fresno County since 2021', { exact: true }).waitFor();
      assert.equal(await page.getByRole('img', { name: /^Map of/ }).count(), 0);
      for (const path of [paths.home, paths.contact, paths.about, pathIn('es', paths.home)]) {
        await page.goto(server.origin + path);
        assert.deepEqual(await findAccessibilityFaults(page), [], path);
      }
      await page.goto(server.origin + paths.contact);
      await page.getByRole('button', { name: 'See where we clean' }).click();
      await page.getByText(/places in Fresno County, within about/).waitFor();
    },
  );

  await step('the page of a category is written beside the page itself, at both widths', async () => {
    const page = await openServices(browser, server.origin);
    await page.goto(server.origin + adminPaths.categories);
    await page.getByRole('link', { name: 'Texts of its page' }).first().click();
    await page.waitForURL(server.origin + adminPage.edit(1));
    const english = page.getByRole('group', { name: 'English', exact: true });
    await english.getByLabel('Heading', { exact: true }).fill('Sofas <b>like new</b>');
    const preview = page.frameLocator('iframe:not(.invisible)');
    const heading = (text: string) => preview.getByRole('heading', { level: 1, name: text, exact: true });
    await heading('Sofas <b>like new</b>').waitFor();
    await preview.getByRole('link', { name: 'Home' }).first().click();
    await page.getByText('Phone', { exact: true }).click();
    await page
      .getByRole('group', { name: 'Spanish', exact: true })
      .getByLabel('Heading', { exact: true })
      .focus();
    await heading('Limpieza de sofás, cojín por cojín').waitFor();
    assert.deepEqual(await findFaultsAtEachWidth(page), []);
    const published = async () =>
      (await page.request.get(server.origin + paths.service('couch-cleaning'))).text();
    assert.match(await published(), /cushion by cushion<\/h1>/);
    await press(page, 'Save page');
    await page.getByText('Page saved').waitFor();
    assert.match(await published(), /Sofas &lt;b&gt;like new&lt;\/b&gt;<\/h1>/);
  });
});
