import assert from 'node:assert/strict';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { invoiceApi, stripeEventsPath } from '#kit/paths/invoice-paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { findAccessibilityFaults, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, openPanel, serverForFile } from '../support/journeys.ts';
import { dayAhead, quoteBody, sendLead } from '../support/leads.ts';
import { type StripeEvent, type StripeServer, startStripe } from '../support/stripe-server.ts';

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

test('a customer pays an invoice without JavaScript; staff refund a part, and a dispute shows', async ({
  browser,
}) => {
  const person = { firstName: 'Paula', lastName: 'Okafor', email: 'paula@example.com' };
  const items = [{ serviceId: 1, quantity: 2 }];
  const { quoteId } = await sendLead(server.origin, quoteBody(items, { preferredDate: dayAhead(7) }, person));
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
});
