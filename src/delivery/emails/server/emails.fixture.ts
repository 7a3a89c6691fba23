import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { OutgoingEmail } from '#delivery/emails/emails.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { leaseDueJobs, markFailed } from '#kit/outbox/outbox.queries.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { enqueueEmails } from './enqueue-emails.ts';

export const openApp = (context: TestContext, smtpUrl: string | null = 'smtp://127.0.0.1:9') =>
  openTestApp(context, { config: { smtpUrl } });

/** An e-mail in the outbox; returns its id. */
export async function addEmail(t: TestApp, to: string, changes: object = {}): Promise<number> {
  const email = { to, subject: `Hello ${to}`, text: 'Hello', html: '<p>Hello</p>', ...changes };
  await inTransaction(t.deps.db, (trx) =>
    enqueueEmails(trx, [{ email, purpose: 'confirmation', isAboutNobody: true }], t.deps.clock()),
  );
  return (await list(t))[0]!.id;
}

export const lease = async ({ deps }: TestApp) => (await leaseDueJobs(deps.db, deps.clock(), 1, 'email'))[0]!;

export async function fail(t: TestApp, isPermanent = true) {
  await markFailed(t.deps.db, await lease(t), { isPermanent, reason: '550 no such user' }, t.deps.clock());
}

export function pass(t: TestApp, milliseconds: number) {
  t.setNow(new Date(t.deps.clock().getTime() + milliseconds).toISOString());
}

export async function list(t: TestApp, query = ''): Promise<OutgoingEmail[]> {
  const answer = await t.adminCall('GET', adminApi.outbox + query);
  assert.equal(answer.status, 200);
  return (await answer.json()) as OutgoingEmail[];
}

export const retry = (t: TestApp, id: number) => t.adminCall('POST', adminApi.retryEmail(id));
