import { getSearchText } from '#kit/db/portable.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import type { Email, Mailer } from '#kit/mail/server/mailer.ts';
import { type OutboxWorker, type Outcome, startWorker, type WorkerDeps } from '#kit/outbox/worker.ts';
import type { EmailSource } from './email-source.ts';

/** Lets another feature check and rewrite an email before it is sent, and follow up afterwards. */
export interface EmailWork
  extends Pick<Parameters<typeof startWorker>[1], 'onSent' | 'onFailed' | 'onDropped'> {
  /** Null if it may be sent. */
  check: (job: OutboxRow) => Promise<Outcome | null>;
  /** The email as it is true now; null if nothing of it is, undefined for one that stays as it was stored. */
  compose: (job: OutboxRow, source: EmailSource | undefined) => Promise<Email | null | undefined>;
}

type EmailDeps = WorkerDeps & { mailer: Mailer; work?: EmailWork };

const pollMilliseconds = 5_000;

/** Sends emails. Without a mail server they stay pending. */
export function startEmailWorker(
  { mailer, work, ...deps }: EmailDeps,
  timing: Parameters<typeof startWorker>[2] = { pollMilliseconds },
): OutboxWorker {
  return startWorker(
    deps,
    {
      ...work,
      kind: 'email',
      isReady: mailer.isReady,
      async deliver(job, signal) {
        const known = await work?.check(job);
        if (known) return known;
        const email = await presentEmail(deps.db, job, work);
        if (email === null) return { isDropped: true };
        // The creation time keeps a new database, which counts from 1 again, from looking like a resend of the old one.
        return mailer.send(email, `outbox-${job.id}-${Date.parse(job.createdAt)}`, signal);
      },
    },
    timing,
  );
}

/** Stores the email as it leaves, so that the panel shows what was sent. */
export async function presentEmail(
  db: WorkerDeps['db'],
  job: OutboxRow,
  work: Pick<EmailWork, 'compose'> | undefined,
): Promise<Email | null> {
  const { source, ...stored } = JSON.parse(job.payload) as Email & { source?: EmailSource };
  const email = await work?.compose(job, source);
  if (email === undefined) return stored;
  if (email === null) return null;
  const payload = JSON.stringify({ ...email, source });
  if (payload !== job.payload) {
    const searchText = getSearchText([email.to, email.subject]);
    await db.updateTable('outbox').set({ payload, searchText }).where('id', '=', job.id).execute();
  }
  return email;
}
