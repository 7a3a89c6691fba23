import type { Deps } from '#server/deps.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { idleWorker, type OutboxWorker, startWorker } from '#server/outbox/worker.ts';

/** Sends emails. With no mailer they stay pending. */
export function startEmailWorker(
  { mailer, ...deps }: Pick<Deps, 'db' | 'clock' | 'log'> & { mailer: Mailer | null },
  timing?: Parameters<typeof startWorker>[2],
): OutboxWorker {
  if (!mailer) return idleWorker;
  return startWorker(
    deps,
    {
      kind: 'email',
      deliver: async (job, signal) =>
        // The creation time keeps a new database, which counts from 1 again, from looking like a resend of the old one.
        mailer.send(JSON.parse(job.payload), `outbox-${job.id}-${Date.parse(job.createdAt)}`, signal),
    },
    timing,
  );
}
