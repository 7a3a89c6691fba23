import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { invoiceApi, stripeEventsPath } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { findAccessibilityFaults, findFaultsInBothLooks, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, openPanel, serverForFile } from '../support/journeys.ts';
import { dayAhead, quoteBody, sendLead } from '../support/leads.ts';
import { type StripeEvent, type StripeServer, startStripe } from '../support/stripe-server.ts';
import { until } from '../support/until.ts';
import { bookVisitToday, openCrewPhone } from '../support/visit-day.ts';

let stripe: StripeServer;
const server = serverForFile(async () => {
  stripe = await startStripe();
  return stripe.environment;
});
test.afterAll(() => stripe.close());

async function tell(event: StripeEvent): Promise<void> {
  const answer = await fetch(server.origin + stripeEventsPath, stripe.signed(event));
  assert.equal(answer.status, 200, await answer.text());
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

async function shoot(page: Page, name: string, isWide = false): Promise<void> {
  const shots = process.env.SHOTS;
  if (shots)
    await page.screenshot({ path: `${shots}/door-${name}${isWide ? '-wide' : ''}.png`, fullPage: true });
}

async function changeSettings(): Promise<void> {
  const settings = await callAsOwner<{ updatedAt: string; invoices: object }>(
    server.origin,
    'GET',
    adminApi.settings,
  );
  const { updatedAt: _time, ...stored } = settings;
  await callAsOwner(server.origin, 'PUT', adminApi.settings, {
    ...stored,
    invoices: { ...stored.invoices, whenDone: 'issue' },
    crewTakesPayment: true,
    tips: { isOn: true, percents: [15, 18, 20] },
  });
}

async function finish(page: Page, customer: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(customer) }).click();
  await press(page, 'Start');
  await press(page, 'Done');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Done', exact: true }).click();
}

const findInvoice = async (quoteId: number) =>
  (await callAsOwner<Invoice[]>(server.origin, 'GET', `${invoiceApi.invoices}?quoteId=${quoteId}`))[0];

test('customers pay by card, online and at the door, and the crew takes cash without a signal', async ({
  step,
  browser,
}) => {
  await step(
    'a customer pays an invoice without JavaScript; staff refund a part, and a dispute shows',
    async () => {
      const person = { firstName: 'Paula', lastName: 'Okafor', email: 'paula@example.com' };
      const items = [{ serviceId: 1, quantity: 2 }];
      const { quoteId } = await sendLead(
        server.origin,
        quoteBody(items, { preferredDate: dayAhead(7) }, person),
      );
      const draft = await callAsOwner<Invoice>(server.origin, 'POST', invoiceApi.invoices, { quoteId });
      const invoice = await callAsOwner<Invoice>(server.origin, 'POST', invoiceApi.issue(draft.id), {});

      const page = await openPage(browser, { viewport: widths.phone, javaScriptEnabled: false });
      const shots = process.env.SHOTS;
      const shoot = async (name: string, on = page) => {
        if (!shots) return;
        for (const [width, viewport] of Object.entries({
          phone: widths.phone,
          desk: { width: 1440, height: 900 },
        })) {
          await on.setViewportSize(viewport);
          await on.screenshot({ path: `${shots}/paying-${name}-${width}.png`, fullPage: true });
        }
      };
      await page.goto(invoice.url!);
      await shoot('invoice');
      await page.getByRole('button', { name: /^Pay \$/ }).click();
      await page.getByRole('heading', { name: /^Pay \$/ }).waitFor();
      await page.getByRole('button', { name: 'Pay' }).click();
      await page.getByRole('heading', { name: 'Your payment is being confirmed' }).waitFor();
      await shoot('confirming');
      const [session] = stripe.sessions.values();
      await tell({ type: 'checkout.session.completed', object: session! });
      // The page loads itself again.
      await page.getByRole('heading', { name: 'Payment received' }).waitFor();
      await shoot('received');
      await page.getByRole('link', { name: 'Back to the invoice' }).click();
      await page.getByText('Paid by card on ').waitFor();
      assert.equal(await page.getByRole('button', { name: /^Pay/ }).count(), 0);

      const panel = await openPanel(browser, server.origin, {
        path: `${customerScreens.invoices}?invoice=${invoice.id}`,
      });
      const sheet = panel.getByRole('dialog', { name: `Invoice ${invoice.number}` });
      await sheet.getByRole('button', { name: 'Refund to Card…' }).click();
      const form = panel.getByRole('dialog', { name: 'Refund to Card' });
      await form.getByLabel('Amount').fill('20');
      await shoot('refund', panel);
      await form.getByRole('button', { name: 'Refund', exact: true }).dblclick();
      await form.waitFor({ state: 'detached' });
      await sheet.getByText('Balance due').waitFor();
      assert.deepEqual(
        [...stripe.refunds.values()].map(({ amount }) => amount),
        [2000],
      );
      const dispute = { id: 'du_1', amount: session!.amount_total - 2000, reason: 'product_not_received' };
      const ofPayment = { payment_intent: session!.payment_intent, created: session!.created };
      await tell({
        type: 'charge.dispute.created',
        object: { ...dispute, ...ofPayment, status: 'needs_response' },
      });
      await panel.reload();
      await sheet.getByText(/disputed on .* \(product not received\)/).waitFor();
      assert.deepEqual(await findAccessibilityFaults(panel), []);
      await shoot('dispute', panel);
    },
  );

  await step(
    'Done, cash with a tip without a signal: it arrives once, and the customer’s page is the receipt',
    async () => {
      await changeSettings();
      const { visit, quote, ...booked } = await bookVisitToday(server.origin, 'Cashmere');
      const page = await openCrewPhone(browser, server.origin, { visit, ...booked });
      await page.context().setOffline(true);
      await finish(page, 'Cashmere');
      await page.getByRole('heading', { name: 'Payment' }).waitFor();
      await page.getByText('Owed for this visit').waitFor();
      await shoot(page, 'owed');
      await press(page, 'Cash');
      assert.equal(await page.getByRole('radio', { checked: true }).count(), 0, 'nothing is preselected');
      await page.getByRole('radio', { name: /^18%/ }).check();
      await shoot(page, 'cash');
      assert.deepEqual(await findFaultsInBothLooks(page), []);
      await press(page, /^Record \$/);
      await page
        .getByRole('status')
        .filter({ hasText: /^Paid$/ })
        .waitFor();
      await page.getByText(/entries wait to be sent/).waitFor();
      await shoot(page, 'waiting');
      await page.close();

      const next = await page.context().newPage();
      await next.goto(server.origin + customerScreens.visitDay(visit.id));
      await next.getByText(/Cash, \$.* and a tip of/).waitFor();
      await page.context().setOffline(false);
      await next.getByText(/wait to be sent/).waitFor({ state: 'detached' });
      const invoice = await until(
        () => findInvoice(quote.id),
        (found) => found?.status === 'paid',
      );
      assert.deepEqual(
        invoice!.payments.map(({ method, amount, recordedBy }) => [method, amount, recordedBy]),
        [['cash', invoice!.total, 'Sam Reyes']],
      );
      assert.notEqual(invoice!.payments[0]!.tip, '0.00');
      const receipt = await openPage(browser, { viewport: widths.phone });
      await receipt.goto(invoice!.url!);
      await receipt.getByText(/^Paid in cash on /).waitFor();
      await shoot(receipt, 'receipt');
      const tips = await openPanel(browser, server.origin, { path: customerScreens.tips });
      await tips.getByText('Crew Cashmere').first().waitFor();
      assert.deepEqual(await findFaultsInBothLooks(tips), []);
      await shoot(tips, 'tips', true);
    },
  );

  await step(
    'Done, card: the customer pays with a tip on their own phone, and Paid appears by itself',
    async () => {
      await changeSettings();
      const { visit, quote, ...booked } = await bookVisitToday(server.origin, 'Cardin');
      const page = await openCrewPhone(browser, server.origin, { visit, ...booked });
      await finish(page, 'Cardin');
      await press(page, 'Card');
      await page.getByRole('img', { name: 'Code with the link of the payment page' }).waitFor();
      await shoot(page, 'card');
      assert.deepEqual(await findFaultsInBothLooks(page), []);
      const url = await page.getByRole('link', { name: 'Open the payment page here' }).getAttribute('href');

      const customer = await openPage(browser, { viewport: widths.phone, javaScriptEnabled: false });
      await customer.goto(url!);
      assert.equal(await customer.getByRole('radio', { checked: true }).count(), 0);
      await customer.getByRole('radio', { name: 'Another amount' }).check();
      await customer.getByRole('textbox', { name: 'Tip in dollars' }).fill('7.50');
      await shoot(customer, 'pay');
      await customer.getByRole('button', { name: /^Pay \$/ }).click();
      await customer.getByRole('button', { name: 'Pay' }).click();
      await customer.getByRole('heading', { name: 'Your payment is being confirmed' }).waitFor();
      const session = [...stripe.sessions.values()].at(-1)!;
      const event = stripe.signed({ type: 'checkout.session.completed', object: session });
      assert.equal((await fetch(server.origin + stripeEventsPath, event)).status, 200);
      const reported = Date.now();
      await page
        .getByRole('status')
        .filter({ hasText: /^Paid$/ })
        .waitFor();
      assert.ok(Date.now() - reported < 5000, `${Date.now() - reported} ms`);
      await shoot(page, 'paid');
      const invoice = await findInvoice(quote.id);
      assert.deepEqual([invoice!.payments[0]!.tip, invoice!.balance], ['7.50', '0.00']);

      await callAsOwner(server.origin, 'GET', adminApi.today);
      const panel = await openPanel(browser, server.origin, {
        path: `${customerScreens.invoices}?invoice=${invoice!.id}`,
      });
      await panel.getByText('$7.50').first().waitFor();
    },
  );
});
