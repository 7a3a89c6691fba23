import type { OutboxRow } from '#server/db/tables/outbox.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { type OutboxWorker, type Outcome, startWorker, type WorkerDeps } from '#server/outbox/worker.ts';

/** What somebody else says about an email before and after it is sent. */
export interface EmailWork
  extends Pick<Parameters<typeof startWorker>[1], 'onSent' | 'onFailed' | 'onDropped'> {
  /** Null if it may be sent. */
  check: (job: OutboxRow) => Promise<Outcome | null>;
}

type EmailDeps = WorkerDeps & { mailer: Mailer; work?: EmailWork };

/** Sends emails. Without a mail server they stay pending. */
export function startEmailWorker(
  { mailer, work, ...deps }: EmailDeps,
  timing?: Parameters<typeof startWorker>[2],
): OutboxWorker {
  return startWorker(
    deps,
    {
      ...work,
      kind: 'email',
      isReady: mailer.isReady,
      deliver: async (job, signal) =>
        (await work?.check(job)) ??
        // The creation time keeps a new database, which counts from 1 again, from looking like a resend of the old one.
        mailer.send(JSON.parse(job.payload), `outbox-${job.id}-${Date.parse(job.createdAt)}`, signal),
    },
    timing,
  );
}
