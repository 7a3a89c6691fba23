import type { TestContext } from 'node:test';
import { type SmsTest, type StoredSmsConnection, smsApi } from '#delivery/texts/sms-connection.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { enqueue } from '#kit/outbox/outbox.queries.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import type { Config } from '#kit/server/config.ts';
import { createTextGateway } from '#kit/sms/server/text-gateway.ts';
import { textSignature } from '#kit/sms/server/text-signature.ts';
import { startTextWorker } from '#messages/planned/server/text-worker.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { startTextGateway } from '../../../../tests/support/text-gateway.ts';
import { textSource } from './sms-connection.queries.ts';

export const token = 'kiwi & "umbrella"';

/** A site, and a text gateway on this machine. */
export async function openSite(
  context: TestContext,
  { config = {}, answer }: { config?: Partial<Config>; answer?: Parameters<typeof startTextGateway>[0] } = {},
) {
  const gateway = await startTextGateway(answer);
  context.after(gateway.close);
  const t = await openTestApp(context, { config });
  return { t, gateway, typed: { url: gateway.url, account: 'AC1', token, sender: '(818) 555-0100' } };
}

export const read = async (t: TestApp): Promise<StoredSmsConnection> =>
  (await t.adminCall('GET', smsApi.connection)).json();

export async function save(t: TestApp, body: object): Promise<StoredSmsConnection> {
  const answer = await t.adminCall('PUT', smsApi.connection, { version: 1, ...body });
  if (answer.status !== 200) throw new Error(await answer.text());
  return answer.json();
}

/** Tests what is typed; without it, what is in use. */
export async function tryOut(t: TestApp, connection?: object): Promise<SmsTest> {
  const answer = await t.adminCall('POST', smsApi.test, { to: '(818) 555-0143', connection });
  if (answer.status !== 200) throw new Error(await answer.text());
  return answer.json();
}

/** The answer to a text from a customer, signed with `password`. */
export function receive(t: TestApp, password: string, body = 'Hello') {
  const fields: [string, string][] = [
    ['From', '+18185551001'],
    ['Body', body],
  ];
  return t.app.request(messagePaths.incoming, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Twilio-Signature': textSignature(password, t.deps.config.publicUrl + messagePaths.incoming, fields),
    },
    body: new URLSearchParams(fields).toString(),
  });
}

/** A text that is about no message, like a test of one. */
export const enqueueText = (t: TestApp, body: string) => {
  const payload = JSON.stringify({ to: '+18185551001', body });
  const job = { kind: 'text' as const, payload, requestId: null, quoteId: null };
  return inTransaction(t.deps.db, (trx) => enqueue(trx, [job], t.deps.clock()));
};

export const startWorker = (t: TestApp) =>
  startTextWorker(
    { ...t.deps, gateway: createTextGateway(textSource(t.deps), 2_000) },
    { pollMilliseconds: 3_600_000 },
  );
