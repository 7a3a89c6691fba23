import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Config } from '#kit/server/config.ts';
import {
  type StoredStripeConnection,
  stripeConnectionPath,
} from '#money/stripe-connection/stripe-connection.ts';
import { addUser } from '../../../../tests/support/accounts.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { startStripe, stripeSecrets } from '../../../../tests/support/stripe-server.ts';

export const ownUrl = 'https://www.sunny.example';
export const eventsUrl = `${ownUrl}/api/payments/stripe`;
export const { secretKey } = stripeSecrets;

/** A site that Stripe can reach, without card payments, and a server in Stripe's shape. */
export async function openSite(context: TestContext, config: Partial<Config> = {}) {
  let now = () => new Date();
  const stripe = await startStripe(() => now());
  context.after(stripe.close);
  const reachable = { publicUrl: ownUrl, isHttps: true, stripeApiUrl: stripe.origin };
  const t = await openTestApp(context, { config: { ...reachable, ...config } });
  now = t.deps.clock;
  return { t, stripe, endpoints: () => [...stripe.accounts.endpoints.values()] };
}

export const read = async (t: TestApp): Promise<StoredStripeConnection> =>
  (await t.adminCall('GET', stripeConnectionPath)).json();

export const put = (t: TestApp, body: object) =>
  t.adminCall('PUT', stripeConnectionPath, { version: 1, ...body });

export async function connect(t: TestApp, body: object = { secretKey }): Promise<StoredStripeConnection> {
  const answer = await put(t, body);
  assert.equal(answer.status, 200, await answer.clone().text());
  return answer.json();
}

export async function turnOff(t: TestApp): Promise<StoredStripeConnection> {
  const answer = await t.adminCall('DELETE', stripeConnectionPath);
  assert.equal(answer.status, 200, await answer.clone().text());
  return answer.json();
}

/** The owner kim, beside the first one, whose account still has the address of the demo. */
export async function addOwner(t: TestApp): Promise<void> {
  await read(t);
  await addUser(t.deps, 'kim');
}

/** Emails to an owner that wait in the outbox, oldest first; nothing about a payment. */
export async function listEmails({
  deps,
}: TestApp): Promise<{ to: string; subject: string; text: string }[]> {
  const rows = deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('purpose', '=', 'other')
    .where('kind', '=', 'email')
    .orderBy('id');
  return (await rows.execute()).map(({ payload }) => JSON.parse(payload));
}
