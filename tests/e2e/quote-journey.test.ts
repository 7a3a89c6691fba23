import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { adminPaths, paths } from '#kit/paths/paths.ts';
import { expectComplaints, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { fillSignIn, serverForFile } from '../support/journeys.ts';
import { dayAhead } from '../support/leads.ts';
import { makePhoto } from '../support/photos.ts';

const server = serverForFile();

async function sendQuote(page: Page, name: string): Promise<string> {
  await page.goto(server.origin + paths.calculator);
  await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
  await page.getByRole('button', { name: 'Add Couch Stain Protection' }).click();
  await page.getByRole('button', { name: 'Get This Quote' }).click();

  await page.getByRole('heading', { name: 'Almost Done' }).waitFor();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Text message').check();
  await page.getByLabel(/^Phone number/).pressSequentially('8185550123');
  assert.equal(await page.getByLabel(/^Phone number/).inputValue(), '(818) 555-0123');
  const contact = page.locator('form');
  await contact.locator('[name=zipCode]').fill('91501');
  await contact.locator('[name=preferredDate]').fill(dayAhead(3));
  const photo = { name: 'couch.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() };
  await page.locator('input[type=file]').setInputFiles(photo);
  await page.getByRole('button', { name: 'Send my quote request' }).click();

  await page.getByRole('heading', { name: 'Quote Request Sent!' }).waitFor();
  // 89.00 + 45.00 = 134.00, minus 10%.
  const sent = await page.getByRole('region', { name: 'Your request' }).innerText();
  assert.match(sent, /\$120\.60/);

  await page.emulateMedia({ media: 'print' });
  assert.ok(await page.locator('header').getByText('Sunweave Cleaning').isVisible());
  assert.ok(await page.getByText('Call (818) 555-0142').isVisible());
  for (const name of ['Back to Home', 'Your details']) {
    assert.ok(!(await page.getByText(name, { exact: true }).first().isVisible()), name);
  }
  await page.emulateMedia({ media: 'screen' });
  return sent;
}

async function signIn(page: Page) {
  // Chromium logs the 401 of the panel's first call.
  expectComplaints(page, /401/);
  await page.goto(server.origin + adminPaths.requests);
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  await fillSignIn(page);
  await page.getByText('Welcome back to the admin panel!').waitFor();
}

test('a visitor sends a quote with a photo, the owner finds it, and it survives a kill of the process', async ({
  step,
  browser,
}) => {
  for (const [width, viewport] of Object.entries(widths)) {
    await step(
      `on a ${width}, a visitor sends a quote with a photo, and the owner finds it among requests and quotes`,
      async () => {
        const name = `Ana on a ${width}`;
        const visitor = await openPage(browser, { viewport });
        await sendQuote(visitor, name);

        const owner = await openPage(browser, { viewport });
        await signIn(owner);
        await owner.goto(server.origin + adminPaths.requests);
        const request = owner.getByRole('listitem').filter({ hasText: name });
        await request.getByText('Quote Request').waitFor();
        await request.getByRole('button', { name: /View Image/ }).click();
        const dialog = owner.getByRole('dialog', { name: 'Customer Uploaded Image' });
        const photo = dialog.getByRole('img');
        await photo.waitFor();
        await owner.waitForFunction(() => {
          const image = document.querySelector<HTMLImageElement>('[role=dialog] img');
          return image?.complete && image.naturalWidth === 320;
        });
        await owner.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });

        await owner.goto(server.origin + adminPaths.quotes);
        const quote = owner.getByRole('listitem').filter({ hasText: name });
        await quote.getByText('$120.60').first().waitFor();
        await quote.getByRole('combobox').selectOption('scheduled');
        await owner.getByText('Quote request has been successfully updated.').waitFor();
        await quote.getByRole('button', { name: /Details/ }).click();
        const details = owner.getByRole('dialog', { name: 'Quote Details' });
        await details.getByRole('cell', { name: 'Couch Stain Protection' }).waitFor();
        assert.match(await details.innerText(), /91501/);

        await owner.goto(server.origin + adminPaths.requests);
        await request.getByRole('combobox').waitFor();
        assert.equal(await request.getByRole('combobox').inputValue(), 'scheduled');
      },
    );
  }

  await step('an acknowledged quote survives a kill of the process', async () => {
    const visitor = await openPage(browser, { viewport: widths.phone });
    const name = 'Kim before the power cut';
    const complete = visitor.getByRole('heading', { name: 'Quote Request Sent!' });
    await sendQuote(visitor, name);
    assert.ok(await complete.isVisible());
    await server.kill();
    await server.start();

    const owner = await openPage(browser, { viewport: widths.desk });
    await signIn(owner);
    await owner.goto(server.origin + adminPaths.quotes);
    const quote = owner.getByRole('listitem').filter({ hasText: name });
    await quote.getByText('$120.60').first().waitFor();
    await owner.goto(server.origin + adminPaths.requests);
    await owner
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('button', { name: /View Image/ })
      .click();
    await owner.waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>('[role=dialog] img');
      return image?.complete && image.naturalWidth > 0;
    });
  });
});
