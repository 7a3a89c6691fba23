import assert from 'node:assert/strict';
import { quoteApi, quotePaths, visitApi } from '#kit/paths/customer-paths.ts';
import type { CustomerQuote } from '../../src/visits/quote-page/customer-quote.ts';
import { bookVisit } from '../support/booking-journey.ts';
import { openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, serverForFile } from '../support/journeys.ts';
import { dayAhead, quoteBody, sendLead } from '../support/leads.ts';

const server = serverForFile();

test('a customer accepts a quote on its page, books, moves and cancels', async ({ browser }) => {
  const page = await openPage(browser, { viewport: widths.phone });
  const body = quoteBody([{ serviceId: 1, quantity: 1 }], { preferredDate: dayAhead(3) });
  const { quoteId } = await sendLead(server.origin, body);
  const { url } = await callAsOwner<{ url: string }>(server.origin, 'GET', visitApi.quoteLink(quoteId!));
  const token = url.split('/').at(-1)!;
  const stored = async () =>
    (await (await fetch(server.origin + quoteApi.quote(token))).json()) as CustomerQuote;
  const window = page.locator('button[name=window]').first();

  await page.goto(server.origin + quotePaths.page(token));
  await page.getByLabel('Your name').fill('Noor Haddad');
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: 'Accept quote' }).click();
  await page.getByRole('heading', { name: 'Quote accepted' }).waitFor();
  await page.getByRole('link', { name: 'Pick a time' }).click();
  await window.waitFor();
  // Far enough ahead to be moved.
  await page.goto(`${server.origin}${quotePaths.visit(token)}?from=${dayAhead(4)}`);
  await window.click();
  await bookVisit(page, 'Noor Haddad');
  const first = (await stored()).visit!;

  await page.goto(`${server.origin}${quotePaths.moveVisit(token)}?from=${dayAhead(9)}`);
  await window.click();
  await page.getByRole('heading', { name: 'You’re booked' }).waitFor();
  const moved = (await stored()).visit!;
  assert.deepEqual([moved.id, moved.status], [first.id, 'booked']);
  assert.notEqual(moved.date, first.date);

  await page.getByRole('link', { name: 'Cancel visit' }).click();
  await page.getByRole('button', { name: 'Cancel visit' }).click();
  await page.getByText('Your visit is cancelled.').waitFor();
  const { decision, visit } = await stored();
  assert.deepEqual([decision, visit?.status], ['accepted', 'cancelled']);
});
