import assert from 'node:assert/strict';
import { quotePaths, visitApi } from '#kit/paths/customer-paths.ts';
import { bookVisit } from '../support/booking-journey.ts';
import { openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, serverForFile } from '../support/journeys.ts';
import { dayAhead, quoteBody, sendLead } from '../support/leads.ts';

const server = serverForFile();

test('without JavaScript a visit is booked, moved and cancelled on a phone', async ({ browser }) => {
  const body = quoteBody([{ serviceId: 1, quantity: 1 }], { preferredDate: dayAhead(3) });
  const { quoteId } = await sendLead(server.origin, body);
  const path = visitApi.quoteLink(quoteId!);
  const { url } = await callAsOwner<{ url: string }>(server.origin, 'GET', path);
  const token = url.split('/').at(-1)!;
  const page = await openPage(browser, { viewport: widths.phone, javaScriptEnabled: false });
  const windows = page.locator('button[name=window]');

  await page.goto(`${server.origin}${quotePaths.visit(token)}?from=${dayAhead(4)}`);
  await windows.first().click();
  await page.getByRole('heading', { name: 'Where should we come?' }).waitFor();
  await bookVisit(page, 'Ana Lopez');
  const first = await page.locator('time').first().getAttribute('datetime');

  await page.goBack();
  await page.goto(`${server.origin}${quotePaths.visit(token)}`);
  await page.getByRole('link', { name: 'Move visit' }).click();
  await page.waitForURL(server.origin + quotePaths.moveVisit(token));
  await page.goto(`${server.origin}${quotePaths.moveVisit(token)}?from=${dayAhead(8)}`);
  await windows.first().click();
  await page.getByRole('heading', { name: 'Your visit is booked' }).waitFor();
  assert.notEqual(await page.locator('time').first().getAttribute('datetime'), first);

  await page.getByRole('link', { name: 'Cancel visit' }).click();
  await page.getByRole('button', { name: 'Cancel visit' }).click();
  await page.getByText('Your visit is cancelled.').waitFor();
});
