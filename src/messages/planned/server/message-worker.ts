import { type OutboxWorker, startWorker, type WorkerDeps } from '#kit/outbox/worker.ts';
import type { Deps } from '#kit/server/deps.ts';
import { type ReleaseDeps, releaseMessage } from './release-message.ts';

/** Shorter than the outbox's own poll, because due times are exact to the minute. */
const pollMilliseconds = 5_000;

/** Writes messages when they are due. `wakeOutbox` tells the workers that send them. */
export const startMessageWorker = (
  deps: ReleaseDeps & WorkerDeps & Pick<Deps, 'wakeOutbox'>,
  timing: Parameters<typeof startWorker>[2] = { pollMilliseconds },
): OutboxWorker =>
  startWorker(
    deps,
    {
      kind: 'message',
      async deliver(job) {
        if (job.messageId !== null) await releaseMessage(deps, job.messageId);
        return { isSent: true };
      },
      onSent: async () => deps.wakeOutbox(),
    },
    timing,
  );
