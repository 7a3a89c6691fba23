import assert from 'node:assert/strict';
import { quoteApi } from '#kit/paths/customer-paths.ts';
import type { CustomerQuote } from '../../src/visits/quote-page/customer-quote.ts';
import { fillQuoteFromHome, quoteTokenOn, visitorOn } from '../support/booking-journey.ts';
import { openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile({ SEED: 'house-cleaning' });

test('a home of two bedrooms and a bathroom is priced by the room and booked on a phone', async ({
  browser,
}) => {
  const page = await openPage(browser, { viewport: widths.phone });
  const visitor = visitorOn(page);
  const { tap, fill } = visitor;
  const began = Date.now();
  await fillQuoteFromHome(visitor, server.origin, {
    name: 'Rosa Vidal',
    buttons: ['Add Regular Cleaning', 'Add Bedroom', 'Add one Bedroom', 'Add Full Bathroom'],
  });
  await tap(page.getByRole('radio', { name: /^\w+day, .*[AP]M$/ }).first());
  await fill(page.getByLabel('Street address'), '120 Olive Ave');
  await tap(page.getByRole('checkbox', { name: /^I accept the quote of/ }));
  await tap(page.getByRole('button', { name: /^Book for \$155\.70$/ }));
  await page.getByRole('heading', { name: 'You’re booked' }).waitFor();
  console.log(`${visitor.count()} taps and fields, ${Date.now() - began} ms`);
  assert.ok(visitor.count() <= 18, `${visitor.count()} taps and fields`);
  const token = await quoteTokenOn(page);
  const quote = (await (await fetch(server.origin + quoteApi.quote(token))).json()) as CustomerQuote;
  assert.deepEqual(
    quote.items.map(({ title, quantity }) => [title, quantity]),
    [
      ['Regular Cleaning', 1],
      ['Bedroom', 2],
      ['Full Bathroom', 1],
    ],
  );
  // 79 + 2 × 28 + 38, less 10% above $150.
  assert.equal(quote.total, '155.70');
  assert.equal(quote.visit?.status, 'booked');
});
