import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { adminPaths, paths } from '#kit/paths/paths.ts';
import { expectComplaints, findFaultsInBothLooks, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { sendLead } from '../support/leads.ts';

const server = serverForFile();

test('a lead shows the ad with which its visit began', async ({ browser }) => {
  const visitor = await openPage(browser, { viewport: widths.phone });
  await visitor.goto(
    `${server.origin}${paths.service('couch-cleaning')}?utm_source=flyer&utm_campaign=spring`,
  );
  await visitor.getByRole('link', { name: 'Contact', exact: true }).last().click();
  await visitor.waitForURL(server.origin + paths.contact);
  await visitor.getByText(/^(Open now|Closed), /).waitFor();
  await visitor.getByLabel('First name').fill('Ursula');
  await visitor.getByLabel('Last name').fill('Source');
  await visitor.getByLabel('Phone number').fill('8185550177');
  await visitor.getByLabel('Email address').fill('ursula@example.com');
  await visitor.getByLabel('Service', { exact: true }).selectOption('carpet');
  await visitor.getByRole('button', { name: 'Send my request' }).click();
  await visitor.getByText('Urgent? Call').waitFor();

  const page = await openPanel(browser, server.origin, { path: `${adminPaths.requests}?search=Ursula` });
  await page.getByRole('button', { name: /^Edit Ursula/ }).click();
  await page.getByText('Came from flyer, campaign spring, first page /couch-cleaning').waitFor();
  await page.goto(`${server.origin}${adminPaths.analytics}?days=7`);
  await page
    .getByRole('table', { name: 'Leads by source' })
    .getByRole('row', { name: /^flyer 1 0/ })
    .waitFor();
});

test('the charts of the dashboard follow the period, and say in words and as a table what they show', async ({
  browser,
}) => {
  await sendLead(server.origin);
  const page = await openPanel(browser, server.origin);
  const chart = page.getByRole('figure', { name: 'Leads', exact: true });
  await chart.getByText(/^\d+ requests? in 30 days\.$/).waitFor();
  await page.getByRole('radio', { name: '90 days' }).check();
  await chart.getByText(/^\d+ requests? in 90 days\.$/).waitFor();
  await page.reload();
  await chart.getByText(/^\d+ requests? in 90 days\.$/).waitFor();
  await page.getByRole('radio', { name: '7 days' }).check();
  await chart.getByText(/in 7 days\.$/).waitFor();

  await chart.getByRole('group', { name: /bars/ }).focus();
  const readout = chart.getByRole('status');
  const last = await readout.innerText();
  assert.match(last, /^\w{3} \d{1,2}: [1-9]\d* leads$/);
  await page.keyboard.press('ArrowLeft');
  assert.notEqual(await readout.innerText(), last);
  await chart.getByText('Show as a table').click();
  assert.equal(await chart.getByRole('table').getByRole('row').count(), 8);
});

test('the figures download as a spreadsheet', async ({ browser }) => {
  const page = await openPanel(browser, server.origin);
  await page.getByRole('link', { name: 'Analytics' }).first().click();
  await page.getByRole('radio', { name: '12 months' }).check();
  await page.waitForURL(/days=365/);
  const arriving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const download = await arriving;
  assert.match(download.suggestedFilename(), /^analytics-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  assert.match(await readFile(await download.path(), 'utf8'), /^\uFEFFFigure,Name,/);
});

test('the figures of a period stand there while those of the one before are on their way, and if they fail', async ({
  browser,
}) => {
  await sendLead(server.origin);
  const page = await openPanel(browser, server.origin);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isBroken = true;
  expectComplaints(page, /429/);
  await page.route(/period=former/, async (route) => {
    await released;
    await (isBroken ? route.fulfill({ status: 429, body: '{}' }) : route.continue());
  });
  await page.goto(`${server.origin}${adminPaths.analytics}?days=90`);
  const stages = page.getByRole('table', { name: 'From request to visit' });
  await stages.getByRole('row', { name: /^New \d+ Loading…$/ }).waitFor();
  // Not from the top of the page: its title may break lines elsewhere once its letters have loaded.
  const distance = async () => {
    const [first, last] = await Promise.all(
      ['Leads by source', 'Leads by landing page'].map((name) =>
        page.getByRole('heading', { name }).boundingBox(),
      ),
    );
    return last!.y - first!.y;
  };
  const before = await distance();
  release();
  await page.getByText('We couldn’t load the period before.').waitFor();
  await stages.getByRole('row', { name: /^New \d+ Loading…$/ }).waitFor();
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await stages.getByRole('row', { name: /^New \d+ \d+$/ }).waitFor();
  assert.equal(await distance(), before);
});

test('dashboard and analytics have no accessibility fault', async ({ browser }) => {
  const page = await openPanel(browser, server.origin);
  await page.getByText('Conversion Rate').waitFor();
  await page.getByRole('figure').first().waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
  await page.goto(server.origin + adminPaths.analytics);
  await page.getByRole('heading', { name: 'Revenue by category' }).waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
});
