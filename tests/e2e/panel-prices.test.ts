import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { adminPaths, paths } from '#kit/paths/paths.ts';
import { findAccessibilityFaults, holdBack, openPage, panelLooks, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { contactBody, sendLead } from '../support/leads.ts';
import { addVisit } from '../support/visits.ts';

const server = serverForFile();

const noticeIn = (page: Page) => page.getByText('no longer matches the services');

test('leads come before figures, and a price set by hand is questioned', async ({ step, browser }) => {
  await step('what says that a price set by hand no longer matches is in view', async () => {
    const page = await openPanel(browser, server.origin);
    const { id } = await addVisit(page, server.origin, 'Stala', null, { estimatedPrice: '180' });
    await page.goto(`${server.origin}${adminPaths.quotes}?quote=${id}&view=edit`);
    const more = page.getByRole('button', { name: /^Add one / }).first();
    await more.click();
    await noticeIn(page).waitFor();
    for (const { width, viewport, colorScheme } of panelLooks) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction(
        (element) => element!.getBoundingClientRect().bottom <= innerHeight,
        await noticeIn(page).elementHandle(),
      );
      assert.deepEqual(await findAccessibilityFaults(page), [], width);
    }
  });

  await step('new leads are on the first screen of the dashboard, above figures and charts', async () => {
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

  await step('a lead shows the ad with which its visit began', async () => {
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
});
