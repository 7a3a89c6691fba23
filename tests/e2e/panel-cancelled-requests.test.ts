import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import type { RequestStatus } from '#sales/requests/requests.ts';
import { expectComplaints, findFaultsInBothLooks } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { dayAhead, quoteBody, sendLead } from '../support/leads.ts';

const server = serverForFile();

async function addScheduled(page: Page, firstName: string) {
  const date = dayAhead(9);
  const quote = { preferredDate: date };
  const { id, quoteId } = await sendLead(
    server.origin,
    quoteBody([{ serviceId: 1, quantity: 1 }], quote, { firstName }),
  );
  const moveTo = async (status: RequestStatus) => {
    const answer = await page.request.patch(server.origin + adminApi.request(id), { data: { status } });
    assert.equal(answer.status(), 200);
  };
  await moveTo('scheduled');
  return { date, quoteId, moveTo };
}

test('a quote says that its request was cancelled', async ({ browser }) => {
  const page = await openPanel(browser, server.origin);
  const { quoteId, moveTo, date } = await addScheduled(page, 'Calloffa');
  await moveTo('cancelled');
  await page.goto(`${server.origin}${adminPaths.quotes}?search=Calloffa`);
  await page.getByText('Request cancelled', { exact: true }).waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
  await page.getByRole('button', { name: /^Details/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'request was cancelled' }).waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
  await page.goto(`${server.origin}${adminPaths.schedule}?view=day&date=${date}&visit=${quoteId}&sheet=move`);
  await page.getByRole('dialog').getByRole('link', { name: 'request was cancelled' }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Save Changes' }).count(), 0);
});

test('a visit whose request was cancelled in the meantime is not moved, and leaves the schedule', async ({
  browser,
}) => {
  const page = await openPanel(browser, server.origin);
  expectComplaints(page, /409/);
  const { quoteId, moveTo, date } = await addScheduled(page, 'Calledoffa');
  await page.goto(`${server.origin}${adminPaths.schedule}?view=day&date=${date}&visit=${quoteId}&sheet=move`);
  const day = page.getByRole('dialog').getByLabel('Day');
  await day.fill(dayAhead(10));
  await moveTo('cancelled');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('The request was cancelled.').waitFor();
  await day.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Move Calledoffa Lopez' }).waitFor({ state: 'detached' });
});
