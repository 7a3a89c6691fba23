import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import type { TestContext } from 'node:test';
import { api } from '#kit/paths/paths.ts';
import { type AddedWebhook, type WebhookDelivery, webhookApi } from '#messages/webhooks/webhooks.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { startReceiver } from '../../../../tests/support/receiver.ts';
import { until } from '../../../../tests/support/until.ts';
import { startWebhookWorker } from './webhook-worker.ts';

export const ok = (response: ServerResponse) => response.end('ok');

/** A site with one webhook, whose receiver answers as the test says; the worker looks when it is woken. */
export async function openWithWebhook(
  t: TestContext,
  answer = ok as (response: ServerResponse, index: number) => void,
) {
  const site = await openTestApp(t);
  const receiver = await startReceiver(answer);
  t.after(receiver.close);
  let now = site.deps.clock().getTime();
  const added = await site.adminCall('POST', webhookApi.webhooks, { url: `${receiver.url}/in?x=1` });
  assert.equal(added.status, 201, await added.clone().text());
  const webhook = (await added.json()) as AddedWebhook;
  const deliveries = async (id = webhook.id): Promise<WebhookDelivery[]> =>
    (await site.adminCall('GET', webhookApi.deliveries(id))).json();
  return {
    ...site,
    receiver,
    webhook,
    deliveries,
    work(timeoutMilliseconds = 20_000) {
      const timing = { pollMilliseconds: 3_600_000, graceMilliseconds: 200 };
      const worker = startWebhookWorker(site.deps, { timing, timeoutMilliseconds });
      site.deps.wakeOutbox = worker.wake;
      t.after(worker.stop);
      return worker;
    },
    pass(milliseconds: number) {
      now += milliseconds;
      site.setNow(new Date(now).toISOString());
      site.deps.wakeOutbox();
    },
    async sendLead(body: object = contactBody()) {
      const answered = await site.call('POST', api.contact, body);
      assert.equal(answered.status, 201, await answered.clone().text());
      return (await answered.json()) as { id: number; quoteId: number };
    },
    /** The newest delivery, once it is so. */
    async deliveryWhen(is: (delivery: WebhookDelivery) => boolean): Promise<WebhookDelivery> {
      const [delivery] = await until(deliveries, ([newest]) => newest !== undefined && is(newest));
      return delivery!;
    },
  };
}

export const isSent = ({ status }: WebhookDelivery) => status === 'sent';
export const hasTried = (attempts: number) => (delivery: WebhookDelivery) => delivery.attempts === attempts;
