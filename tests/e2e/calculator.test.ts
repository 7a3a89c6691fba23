import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Service } from '#company/catalog/services.ts';
import { api, paths } from '#kit/paths/paths.ts';
import { expectComplaints, findFaultsAtEachWidth, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile, storedQuotes } from '../support/journeys.ts';
import { dayAhead } from '../support/leads.ts';
import { makePhoto } from '../support/photos.ts';
import { typeDateParts } from '../support/typed-date.ts';

const server = serverForFile();

async function openDetails(page: Page) {
  await page.goto(server.origin + paths.calculator);
  await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
  await page.getByRole('button', { name: 'Get This Quote' }).click();
  await page.getByRole('heading', { name: 'Almost Done' }).waitFor();
}

async function fillInDetails(page: Page, name: string) {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email', { exact: true }).check();
  await page.locator('[name=email]').fill('long.words@example.com');
  await page.locator('form [name=zipCode]').fill('91501');
  await page.locator('[name=preferredDate]').fill(dayAhead(3));
}

const unreadable = 'We can’t read this photo. Please choose another one';

test('the calculator keeps the cart and what was typed, and sends both once, by keyboard too, with or without a photo', async ({
  step,
  browser,
}) => {
  await step(
    'the cart survives a reload, and a service’s link adds to it and leaves a clean URL',
    async () => {
      const page = await openPage(browser, { viewport: widths.desk });
      await page.goto(server.origin + paths.calculator);
      await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
      // A click before hydration is lost with its page.
      await page.getByRole('button', { name: 'Add one 2-Seat Sofa', exact: true }).waitFor();
      await page.reload();
      const cart = page.getByRole('complementary', { name: 'Your quote' });
      await cart.getByText('2-Seat Sofa').waitFor();

      const services = (await (await fetch(server.origin + api.services)).json()) as Service[];
      const chair = services.find((service) => service.category === 'chair')!;
      await page.goto(`${server.origin}${paths.calculator}?service=${chair.id}&category=chair`);
      await cart.getByText(chair.title).waitFor();
      await cart.getByText('2-Seat Sofa').waitFor();
      await page.waitForURL(server.origin + paths.calculator);
    },
  );

  await step("home's price box opens the chosen category first, with nothing in the cart", async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    await page.goto(server.origin + paths.home);
    await page
      .locator('form label')
      .filter({ hasText: /mattress/i })
      .click();
    await page.getByLabel('ZIP code', { exact: true }).fill('91501');
    await page.getByRole('button', { name: 'Get Quote' }).click();
    await page.getByRole('button', { name: 'Add Twin Mattress', exact: true }).waitFor();
    assert.equal(await page.getByRole('heading', { level: 3 }).first().innerText(), 'Mattress Cleaning');
    await page.getByText('Choose at least one service first').waitFor();
    await page.getByText('Good news: we serve Burbank.').waitFor();
    await page.waitForURL(server.origin + paths.calculator);
  });

  await step('a service that is no longer offered opens its category with a notice', async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    await page.goto(`${server.origin}${paths.calculator}?service=99999&category=carpet`);
    await page
      .getByText(/no longer offer/i)
      .first()
      .waitFor();
    assert.ok(await page.getByRole('heading', { name: 'Carpet Cleaning' }).first().isVisible());
  });

  await step('a double click and a lost response make one lead', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    expectComplaints(page, /ERR_FAILED|Failed to load/);
    await page.goto(server.origin + paths.calculator);
    await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
    await page.getByRole('button', { name: 'Get This Quote' }).click();
    await page.getByLabel('Your name').fill('Dora Doubleclick');
    await page.getByLabel('Email', { exact: true }).check();
    await page.locator('[name=email]').fill('dora@example.com');
    await page.locator('form [name=zipCode]').fill('91501');
    await page.locator('[name=preferredDate]').fill(dayAhead(3));

    // The server stores the lead, but the response never arrives.
    await page.route(`**${api.contact}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Send my quote request' }).dblclick();
    await page.getByText('Error', { exact: true }).first().waitFor();
    assert.equal(await page.getByLabel('Your name').inputValue(), 'Dora Doubleclick');
    await page.unroute(`**${api.contact}`);
    await page.getByRole('button', { name: 'Send my quote request' }).click();
    await page.getByRole('heading', { name: 'Quote Request Sent!' }).waitFor();
    assert.equal((await storedQuotes(server.origin, 'dora@example.com')).length, 1);
  });

  await step('the whole quote can be sent with the keyboard alone', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    await page.goto(server.origin + paths.calculator);
    const press = async (name: string | RegExp, role: 'button' | 'textbox' | 'radio' = 'button') => {
      const target = page.getByRole(role, { name, exact: typeof name === 'string' });
      for (let stops = 0; stops < 120; stops += 1) {
        if (await target.first().evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`${name} is not reached with Tab`);
    };
    await press('Add 2-Seat Sofa');
    await page.keyboard.press('Enter');
    await press('Get This Quote');
    await page.keyboard.press('Enter');
    await press('Your name', 'textbox');
    await page.keyboard.type('Key Board');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await press(/^Phone number/, 'textbox');
    await page.keyboard.type('8185550199');
    await press(/^ZIP code/, 'textbox');
    await page.keyboard.type('91501');
    await page.keyboard.press('Tab');
    const [year = '', month = '', day = ''] = dayAhead(3).split('-');
    await typeDateParts(page, [month, day, year]);
    await press('Send my quote request');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Quote Request Sent!' }).waitFor();
    assert.equal((await storedQuotes(server.origin, 'Key Board')).length, 1);
  });

  await step('axe finds nothing in the calculator at three widths, and nothing overflows', async () => {
    const page = await openPage(browser, { viewport: widths.desk, reducedMotion: 'reduce' });
    const check = async (step: string) => assert.deepEqual(await findFaultsAtEachWidth(page), [], step);
    await page.goto(server.origin + paths.calculator);
    await check('empty');
    await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
    await check('with a sofa');
    await page.getByRole('button', { name: 'Get This Quote' }).click();
    await page.getByRole('heading', { name: 'Almost Done' }).waitFor();
    await page.getByRole('button', { name: 'Send my quote request' }).click();
    await page.getByText('Name is required').first().waitFor();
    await check('with errors');
  });

  await step('a long word in the name or notes wraps on the last step', async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    await openDetails(page);
    await fillInDetails(page, 'N'.repeat(100));
    await page.getByLabel(/^Notes/).fill('m'.repeat(200));
    await page.getByRole('button', { name: 'Send my quote request' }).click();
    await page.getByText('m'.repeat(200)).waitFor();
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  });

  await step(
    'a file that is not a picture is refused at its field right away, and another can be chosen',
    async () => {
      const page = await openPage(browser, { viewport: widths.phone });
      await openDetails(page);
      const input = page.locator('input[type=file]');
      await input.setInputFiles({
        name: 'sofa.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('no picture'),
      });
      await page.getByText(unreadable).waitFor();
      assert.equal(await input.getAttribute('aria-invalid'), 'true');
      assert.equal(await input.inputValue(), '');
      assert.equal(await page.getByRole('img', { name: 'Your upload' }).count(), 0);
      assert.equal(await page.getByRole('button', { name: 'Remove photo' }).count(), 0);

      await input.setInputFiles({ name: 'sofa.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() });
      await page.getByRole('img', { name: 'Your upload' }).waitFor();
      assert.equal(await page.getByText(unreadable).count(), 0);
    },
  );

  await step('after a refused photo the quote is sent without it', async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    await openDetails(page);
    const file = { name: 'sofa.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText(unreadable).waitFor();
    await fillInDetails(page, 'Nora Nophoto');
    await page.getByRole('button', { name: 'Send my quote request' }).click();
    await page.getByRole('heading', { name: 'Quote Request Sent!' }).waitFor();
    assert.equal(await page.getByText('Image upload failed').count(), 0);
  });

  await step(
    'a photo in a format that the browser may not know stays chosen, without a preview',
    async () => {
      const page = await openPage(browser, { viewport: widths.phone });
      await openDetails(page);
      const input = page.locator('input[type=file]');
      await input.setInputFiles({
        name: 'sofa.avif',
        mimeType: 'image/avif',
        buffer: Buffer.from('unknown'),
      });
      await page.getByRole('img', { name: 'Your upload' }).waitFor({ state: 'detached' });
      assert.ok(await page.getByText('sofa.avif').isVisible());
      assert.equal(await page.getByText(unreadable).count(), 0);
    },
  );
});
