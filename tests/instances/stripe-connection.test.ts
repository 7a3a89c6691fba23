import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi, stripeEventsPath } from '#kit/paths/invoice-paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import {
  type StoredStripeConnection,
  stripeConnectionPath,
} from '#money/stripe-connection/stripe-connection.ts';
import { send, signIn, startCluster } from '../support/instances.ts';
import { stripeSecrets } from '../support/stripe-server.ts';

test('card payments that are turned on at one instance are on at the other, and off again', async (t) => {
  // An empty variable counts as unset.
  const { instances, stripe } = await startCluster(t, { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' });
  const [first, second] = instances;
  const cookie = await signIn(first);
  const ask = async <Result>(method: string, path: string, json?: unknown): Promise<Result> => {
    const answer = await send(first, method, path, { ...(json !== undefined && { json }), cookie });
    assert.ok(answer.ok, await answer.clone().text());
    return answer.json() as Promise<Result>;
  };
  const person = { firstName: 'Ana', email: 'ana@example.com' };
  const { id: customerId } = await ask<{ id: number }>('POST', customerApi.customers, person);
  const lines = [{ title: 'Rug', quantity: 1, unitPrice: '100.00' }];
  const draft = await ask<Invoice>('POST', invoiceApi.invoices, { customerId, lines });
  const { url } = await ask<Invoice>('POST', invoiceApi.issue(draft.id), { version: 1 });
  const path = `${new URL(url!).pathname}/pay`;
  const pay = () => fetch(second.origin + path, { method: 'POST', redirect: 'manual' });
  assert.equal((await pay()).status, 409);

  const { secretKey, webhookSecret: signingSecret } = stripeSecrets;
  const connect = { secretKey, signingSecret, version: 1 };
  const stored = await ask<StoredStripeConnection>('PUT', stripeConnectionPath, connect);
  assert.deepEqual([stored.setBy, stored.accountName], ['panel', 'Sunny Cleaning']);
  const pressed = await pay();
  assert.equal(pressed.status, 303);
  const object = stripe.pay(pressed.headers.get('Location')!.split('/').at(-1)!);
  const told = await fetch(
    second.origin + stripeEventsPath,
    stripe.signed({ type: 'checkout.session.completed', object }),
  );
  assert.equal(told.status, 200, await told.text());
  assert.equal((await ask<Invoice>('GET', invoiceApi.invoice(draft.id))).status, 'paid');
  const off = await ask<StoredStripeConnection>('DELETE', stripeConnectionPath);
  assert.equal(off.setBy, null);
  const late = stripe.signed({ type: 'checkout.session.completed', object });
  assert.equal((await fetch(second.origin + stripeEventsPath, late)).status, 404);
});
