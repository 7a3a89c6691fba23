import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { findAccessibilityFaults, panelLooks, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { contactBody, sendLead } from '../support/leads.ts';
import { addVisit } from '../support/visits.ts';

const server = serverForFile();

const readQuote = async (page: Page, id: number): Promise<Quote> =>
  (await page.request.get(server.origin + adminApi.quote(id))).json();

const noticeIn = (page: Page) => page.getByText('no longer matches the services');

test('a price set by hand that the services have left behind says so before it is saved', async ({
  browser,
}) => {
  const page = await openPanel(browser, server.origin);
  const { id } = await addVisit(page, server.origin, 'Stala', null, { estimatedPrice: '180' });
  const [before] = [(await readQuote(page, id)).serviceDetails.total];
  await page.goto(`${server.origin}${adminPaths.quotes}?quote=${id}&view=edit`);
  const more = page.getByRole('button', { name: /^Add one / }).first();
  await more.click();
  await noticeIn(page).waitFor();
  assert.match(
    (await noticeIn(page).textContent())!,
    /^The price you set, \$180\.00, .* services, \$\d+\.\d\d\.$/,
  );
  for (const { width, viewport, colorScheme } of panelLooks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(
      (element) => element!.getBoundingClientRect().bottom <= innerHeight,
      await noticeIn(page).elementHandle(),
    );
    assert.deepEqual(await findAccessibilityFaults(page), [], width);
  }
  // Back to the lines for which the price was set.
  await page
    .getByRole('button', { name: /^Remove one / })
    .first()
    .click();
  await noticeIn(page).waitFor({ state: 'detached' });
  await more.click();
  await page.getByRole('button', { name: 'Keep $180.00' }).click();
  await noticeIn(page).waitFor({ state: 'detached' });
  await more.click();
  await page.getByRole('button', { name: /^Use \$/ }).click();
  await noticeIn(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Quote request has been successfully updated.').waitFor();
  const { estimatedPrice, serviceDetails } = await readQuote(page, id);
  assert.equal(estimatedPrice, serviceDetails.total);
  assert.notEqual(estimatedPrice, before);
});

test('new leads are on the first screen of the dashboard, above figures and charts', async ({ browser }) => {
  for (const firstName of ['Dasha', 'Dashb', 'Dashc'])
    await sendLead(server.origin, contactBody({ firstName }));
  const page = await openPanel(browser, server.origin);
  for (const [width, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport);
    await page.getByRole('link', { name: 'Dashc Lopez', exact: true }).waitFor();
    await page.getByRole('figure').first().waitFor();
    const getBottom = async (name: string) =>
      page
        .getByRole('link', { name, exact: true })
        .evaluate((element) => element.closest('li')!.getBoundingClientRect().bottom);
    const tabs = width === 'phone' ? 72 : 0;
    for (const name of ['Dashc Lopez', 'Dashb Lopez']) {
      assert.ok((await getBottom(name)) <= viewport.height - tabs, `${name} is on the first screen`);
    }
    const top = await page
      .getByRole('figure')
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
    assert.ok((await getBottom('Dasha Lopez')) < top);
  }
});
