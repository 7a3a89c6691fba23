import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { presentEmail } from '#delivery/emails/server/email-worker.ts';
import { textSource } from '#delivery/texts/server/sms-connection.queries.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import { leaseDueJobs, markFailed, markSent } from '#kit/outbox/outbox.queries.ts';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { createTextGateway } from '#kit/sms/server/text-gateway.ts';
import type { TimelineEntry } from '#office/customer/timeline.ts';
import { openBooking } from '#visits/booking/server/booking.fixture.ts';
import type { TestApp } from '../../../../tests/support/app.ts';
import { type ReceivedText, startTextGateway } from '../../../../tests/support/text-gateway.ts';
import { deliverText } from './deliver-text.ts';
import { messageEmails } from './message-emails.ts';
import { noteSent } from './messages.queries.ts';
import { releaseMessage } from './release-message.ts';

export interface SentEmail {
  to: string;
  subject: string;
  text: string;
  unsubscribeUrl?: string;
  calendar?: { method: string; content: string };
}

/** The booking application with a text gateway. `run` does what the workers do at this time. */
export async function openMessages(context: TestContext, answer?: Parameters<typeof startTextGateway>[0]) {
  const gateway = await startTextGateway(answer);
  context.after(() => requireLogged(t, gateway.everTaken));
  context.after(gateway.close);
  const booking = await openBooking(context);
  const { t } = booking;
  t.deps.config.sms = { url: gateway.url, user: 'AC1', password: 'secret', from: '+18185550100' };
  const { db, clock, config } = t.deps;
  const send = createTextGateway(textSource(t.deps), 500);
  const work = messageEmails(t.deps);

  async function run(): Promise<SentEmail[]> {
    for (const job of await due('message')) {
      await releaseMessage(t.deps, job.messageId!);
      await markSent(db, job, clock());
    }
    for (const job of await due('text')) {
      const outcome = await deliverText(
        { db, clock, config, gateway: send },
        job,
        new AbortController().signal,
      );
      if (outcome.isDropped) await db.deleteFrom('outbox').where('id', '=', job.id).execute();
      else if (outcome.isSent) {
        if (job.messageId !== null) await noteSent(db, job.messageId, 'text', clock());
        await markSent(db, job, clock());
      } else await markFailed(db, job, outcome, clock());
    }
    const emails: SentEmail[] = [];
    for (const job of await due('email')) {
      const known = await work.check(job);
      if (known?.isDropped) {
        await work.onDropped?.(job, known.why);
        await db.deleteFrom('outbox').where('id', '=', job.id).execute();
        continue;
      }
      const email = await presentEmail(db, job, work);
      await work.onSent?.(job);
      await markSent(db, job, clock());
      if (job.messageId !== null) emails.push(email as SentEmail);
    }
    return emails;
  }

  const due = async (kind: OutboxRow['kind']) => leaseDueJobs(db, clock(), 1000, kind);

  return {
    ...booking,
    gateway,
    run,
    async at(time: string) {
      t.setNow(time);
      return run();
    },
    async timeline(quoteId: number): Promise<TimelineEntry[]> {
      const { customerId } = await db
        .selectFrom('quotes')
        .select('customerId')
        .where('id', '=', quoteId)
        .executeTakeFirstOrThrow();
      const answer = await t.adminCall('GET', customerApi.timeline(customerId!));
      return (await answer.json()) as TimelineEntry[];
    },
    pickCustomer: async (quoteId: number) =>
      (await db.selectFrom('quotes').select('customerId').where('id', '=', quoteId).executeTakeFirstOrThrow())
        .customerId!,
  };
}

/**
 * Holds in every test with these: a text to a customer stands in a conversation, and an email to one names the record in
 * whose timeline it stands.
 */
async function requireLogged({ deps: { db } }: TestApp, taken: readonly ReceivedText[]): Promise<void> {
  const rows = await db.selectFrom('texts').select(['phoneDigits', 'text']).execute();
  const logged = new Set(rows.map(({ phoneDigits, text }) => `+1${phoneDigits} ${text}`));
  const jobs = await db.selectFrom('outbox').selectAll().execute();
  const toStaff = new Set(
    jobs
      .filter(({ kind, messageId }) => kind === 'text' && messageId === null)
      .map(({ payload }) => JSON.parse(payload) as { to?: string; body?: string })
      .map(({ to, body }) => `${to} ${body}`),
  );
  for (const { to, body } of taken) {
    const text = `${to} ${body}`;
    assert.ok(logged.has(text) || toStaff.has(text), `This text stands in no conversation: ${text}`);
  }
  const toCustomers: readonly OutboxRow['purpose'][] = ['message', 'confirmation', 'quote', 'invoice'];
  for (const { kind, purpose, payload, ...job } of jobs) {
    if (kind !== 'email' || !toCustomers.includes(purpose)) continue;
    const about = [job.messageId, job.quoteId, job.requestId, job.invoiceId, job.customerId];
    assert.ok(
      about.some((id) => id !== null),
      `This email stands in no timeline: ${payload.slice(0, 200)}`,
    );
  }
}

export const subjects = (emails: readonly SentEmail[]) =>
  emails.map(({ subject }) => subject.replace(/:? Sunweave Cleaning$/, ''));
