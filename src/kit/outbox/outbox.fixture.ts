import type { TestContext } from 'node:test';
import { toProfile } from '#company/profile/profile.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import { startEmailWorker } from '#delivery/emails/server/email-worker.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { openDb } from '#kit/db/open.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { getSource } from '#kit/mail/server/mailer.fixture.ts';
import { createMailer } from '#kit/mail/server/mailer.ts';
import { createLog } from '#kit/server/log.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { startInbox } from '../../../tests/support/smtp.ts';
import { until } from '../../../tests/support/until.ts';

/** The outbox of an empty database. Each of the `instances` has connections of its own, as several processes have. */
export async function openOutbox(t: TestContext, { instances = 1 } = {}) {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const database = await createTestDatabase();
  const { db } = database;
  const databases = [db, ...Array.from({ length: instances - 1 }, () => openDb(database, log))];
  t.after(async () => {
    for (const other of databases.slice(1)) await other.destroy();
    await database.close();
  });
  const jobs = () => db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const time = { now: new Date('2026-01-05T18:00:00.000Z') };
  return {
    db,
    databases,
    log,
    lines,
    clock: () => time.now,
    pass: (milliseconds: number) => {
      time.now = new Date(time.now.getTime() + milliseconds);
    },
    add: (to: string) =>
      inTransaction(db, (trx) =>
        enqueueEmails(trx, [{ email: emailTo(to), purpose: 'other', isAboutNobody: true }], time.now),
      ),
    jobs,
    /** The jobs, once `isSo` holds for them. */
    jobsWhen: (isSo: (jobs: OutboxRow[]) => boolean) => until(jobs, isSo),
  };
}

const emailTo = (to: string) => ({ to, subject: 'Your quote', text: 'Hello', html: '<p>Hello</p>' });

export type Outbox = Awaited<ReturnType<typeof openOutbox>>;

const from = 'hello@sunweave.example';
export const neverPolls = { pollMilliseconds: 3_600_000, graceMilliseconds: 5_000 };

export function startWorker(
  t: TestContext,
  outbox: Outbox,
  url: string | null,
  options = neverPolls,
  db = outbox.db,
) {
  const mailer = createMailer(getSource(url, from), async () => toProfile(defaultSettings));
  const worker = startEmailWorker({ db, clock: outbox.clock, log: outbox.log, mailer }, options);
  t.after(worker.stop);
  return worker;
}

export async function openInbox(t: TestContext, rules: Parameters<typeof startInbox>[0] = {}) {
  const inbox = await startInbox(rules);
  t.after(inbox.close);
  return inbox;
}
