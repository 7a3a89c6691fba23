import assert from 'node:assert/strict';
import { adminPaths, paths } from '#kit/paths/paths.ts';
import { holdBack, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';

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
  const former = await holdBack(page, /period=former/);
  await page.goto(`${server.origin}${adminPaths.analytics}?days=7`);
  const row = (name: RegExp) =>
    page.getByRole('table', { name: 'Leads by source' }).getByRole('row', { name });
  await row(/^flyer 1 Loading…/).waitFor();
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
  former.release();
  await row(/^flyer 1 0/).waitFor();
  assert.equal(await distance(), before, 'nothing moves once the period before has come');
});
