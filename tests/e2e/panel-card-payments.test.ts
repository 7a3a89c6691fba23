import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { invoiceApi, stripeEventsPath } from '#kit/paths/invoice-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import {
  type StoredStripeConnection,
  stripeConnectionPath,
} from '#money/stripe-connection/stripe-connection.ts';
import { expectComplaints, findFaultsInBothLooks, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, openPanel, serverForFile } from '../support/journeys.ts';
import { dayAhead, quoteBody, sendLead } from '../support/leads.ts';
import { type StripeServer, startStripe, stripeSecrets } from '../support/stripe-server.ts';

let stripe: StripeServer;
const server = serverForFile(async () => {
  stripe = await startStripe();
  return { STRIPE_API_URL: stripe.origin };
});
test.afterAll(() => stripe.close());

const shots = process.env.SHOTS;
async function shoot(page: Page, name: string) {
  if (!shots) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [width, viewport] of Object.entries({
      phone: widths.phone,
      desk: { width: 1440, height: 900 },
    })) {
      await page.setViewportSize(viewport);
      await page.screenshot({ path: `${shots}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.setViewportSize(widths.phone);
}

async function issueInvoice(): Promise<Invoice> {
  const person = { firstName: 'Paula', lastName: 'Okafor', email: 'paula@example.com' };
  const items = [{ serviceId: 1, quantity: 2 }];
  const { quoteId } = await sendLead(server.origin, quoteBody(items, { preferredDate: dayAhead(7) }, person));
  const draft = await callAsOwner<Invoice>(server.origin, 'POST', invoiceApi.invoices, { quoteId });
  return callAsOwner<Invoice>(server.origin, 'POST', invoiceApi.issue(draft.id), {});
}

test('an owner turns on card payments on a phone, a customer pays, and they are turned off again', async ({
  browser,
}) => {
  const invoice = await issueInvoice();
  const customer = await openPage(browser, { viewport: widths.phone });
  await customer.goto(invoice.url!);
  const pay = customer.getByRole('button', { name: /^Pay \$/ });
  assert.equal(await pay.count(), 0);

  const page = await openPanel(browser, server.origin, {
    viewport: widths.phone,
    path: customerScreens.invoiceSettings,
  });
  expectComplaints(page, /422/);
  await page.getByRole('link', { name: 'Turn on card payments' }).click();
  await page.waitForURL(server.origin + adminPaths.payments);
  await page.getByRole('link', { name: 'API keys at Stripe' }).waitFor();
  const key = page.getByLabel('Secret key', { exact: true });
  const turnOn = page.getByRole('button', { name: 'Turn on card payments' });
  await turnOn.click();
  await page.getByText('Paste the secret key', { exact: true }).waitFor();
  await key.fill('pk_test_12345678');
  await turnOn.click();
  await page.getByText('This is the publishable key. Copy the secret key below it instead').waitFor();
  await key.fill('sk_test_of_nobody');
  await page.getByLabel('Signing secret', { exact: true }).fill(stripeSecrets.webhookSecret);
  await turnOn.click();
  await page.locator('form').getByText('Stripe doesn’t accept this key.').waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'a key that Stripe refuses');
  await shoot(page, 'refused');
  await key.fill(stripeSecrets.secretKey);
  await turnOn.dblclick();
  await page.getByText('Sunny Cleaning', { exact: true }).waitFor();
  await page.getByText('Test mode', { exact: true }).waitFor();
  assert.equal(await key.inputValue(), '', 'the key never comes back');
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'connected');
  await shoot(page, 'connected');

  const stored = await callAsOwner<StoredStripeConnection>(server.origin, 'GET', stripeConnectionPath);
  const unfinished = { json: { ...stored, problem: 'unfinished' } };
  await page.route(`**${stripeConnectionPath}`, (route) => route.fulfill(unfinished), { times: 1 });
  await page.reload();
  const problem = page.getByText('Card payments are paused: the last change wasn’t finished.');
  await problem.waitFor();
  await page.getByRole('button', { name: 'Connect again' }).dblclick();
  await page.getByText('Stripe is connected again').waitFor();
  await problem.waitFor({ state: 'detached' });

  const gone = { json: { ...stored, problem: 'typed-webhook-gone', isReachable: true } };
  await page.route(`**${stripeConnectionPath}`, (route) => route.fulfill(gone), { times: 1 });
  await page.reload();
  await page.getByText('The webhook that was added by hand was deleted or disabled.').waitFor();
  assert.equal(
    await page.getByRole('button', { name: 'Connect again' }).count(),
    0,
    'Stripe shows no secret',
  );
  await page.getByLabel('Signing secret', { exact: true }).waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'a webhook added by hand is gone');
  await shoot(page, 'gone');

  await customer.reload();
  await pay.click();
  await customer.getByRole('heading', { name: /^Pay \$/ }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Turn off card payments' }).click();
  await page.getByText('1 open payment page closes.').waitFor();
  await shoot(page, 'turning-off');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await customer.getByRole('button', { name: 'Pay' }).click();
  await customer.getByRole('heading', { name: 'Your payment is being confirmed' }).waitFor();
  const [session] = stripe.sessions.values();
  const event = stripe.signed({ type: 'checkout.session.completed', object: session! });
  assert.equal((await fetch(server.origin + stripeEventsPath, event)).status, 200);
  await customer.getByRole('heading', { name: 'Payment received' }).waitFor();
  await page.reload();
  await page.getByText('None yet').waitFor({ state: 'detached' });

  const other = await issueInvoice();
  await customer.goto(other.url!);
  await pay.click();
  await customer.getByRole('heading', { name: /^Pay \$/ }).waitFor();
  const account = stripe.accounts.keys.get(stripeSecrets.secretKey)!;
  stripe.accounts.keys.delete(stripeSecrets.secretKey);
  await page.reload();
  await page.getByText('Stripe doesn’t accept this key.').waitFor();
  await shoot(page, 'problem');
  await page.getByRole('button', { name: 'Turn off card payments' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await page.getByText('Card payments turned off').waitFor();
  await turnOn.waitFor();
  const left = page.getByText('1 payment page is still open at Stripe.');
  await left.waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'turned off, with a page left');
  await shoot(page, 'off');
  await page.goto(server.origin + adminPaths.bookingSettings);
  await page.getByText('Want a deposit by card when customers book?').waitFor();
  await shoot(page, 'booking');

  await customer.getByRole('button', { name: 'Pay' }).click();
  await customer.getByRole('heading', { name: 'Your payment is being confirmed' }).waitFor();
  stripe.accounts.addKey(stripeSecrets.secretKey, account);
  await page.goto(server.origin + adminPaths.payments);
  await left.waitFor();
  await key.fill(stripeSecrets.secretKey);
  await page.getByLabel('Signing secret', { exact: true }).fill(stripeSecrets.webhookSecret);
  await turnOn.click();
  await page.getByText('Sunny Cleaning', { exact: true }).waitFor();
  await customer.getByRole('heading', { name: 'Payment received' }).waitFor();
});
