import assert from 'node:assert/strict';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { stripeEventsPath } from '#kit/paths/invoice-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { dayText } from '#visits/booking/site/window-text.ts';
import { bookableDay, sendQuoteFromHome, visitorOn } from '../support/booking-journey.ts';
import { findAccessibilityFaults, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { type StripeServer, startStripe } from '../support/stripe-server.ts';

let stripe: StripeServer;
const server = serverForFile(async () => {
  stripe = await startStripe();
  return stripe.environment;
});
test.afterAll(() => stripe.close());

test('an owner asks for a deposit, a visitor of the calculator pays it, and the visit is booked', async ({
  browser,
}) => {
  const panel = await openPanel(browser, server.origin, { path: adminPaths.bookingSettings });
  await panel.getByLabel('Deposit, in percent').fill('20');
  await panel.getByRole('button', { name: 'Save settings' }).click();
  await panel.getByText('Settings saved').first().waitFor();

  const page = await openPage(browser, { viewport: widths.phone });
  const date = bookableDay();
  await sendQuoteFromHome(visitorOn(page), server.origin, { name: 'Dora', date });
  await page.getByRole('button', { name: `${dayText(date)}, 10 AM to 12 PM` }).click();
  await page.getByRole('heading', { name: 'Where should we come?' }).waitFor();
  await page.getByText(/^Next, pay a deposit of \$[\d.]+ by card\.$/).waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), []);
  await page.getByLabel('Street address').fill('120 Olive Ave');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Book this visit' }).click();
  await page.getByRole('heading', { name: /^Pay \$/ }).waitFor();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.getByRole('heading', { name: 'Your payment is being confirmed' }).waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), []);

  const [session] = stripe.sessions.values();
  const event = stripe.signed({ type: 'checkout.session.completed', object: session! });
  assert.equal((await fetch(server.origin + stripeEventsPath, event)).status, 200);
  // The page loads itself again.
  await page.getByRole('heading', { name: 'You’re booked' }).waitFor();

  await panel.goto(server.origin + customerScreens.invoices);
  await panel.getByText(/^Deposits on no invoice: /).click();
  await panel.getByRole('button', { name: 'Record Refund…' }).click();
  await panel.getByLabel('Amount').fill('5');
  assert.deepEqual(await findAccessibilityFaults(panel), []);
  await panel.getByRole('button', { name: 'Record Refund', exact: true }).click();
  await panel.getByText('Refund recorded').first().waitFor();
  await panel.goto(`${server.origin}${adminPaths.quotes}?quote=${session!.metadata.quoteId}`);
  await panel.getByRole('button', { name: 'Refund Deposit' }).click();
  await panel.getByRole('button', { name: 'Refund', exact: true }).click();
  await panel.getByText(/^Deposit of \$[\d.]+ paid online on .*Refunded\.$/).waitFor();
  const [refund] = stripe.refunds.values();
  assert.equal(refund!.amount, session!.amount_total - 500);
});
