import { setTimeout as sleep } from 'node:timers/promises';
import { isPassingFailure } from '#server/db/errors.ts';
import type { Db } from '#server/db/open.ts';
import type { OutboxRow } from '#server/db/schema.ts';
import type { Log } from '#server/log.ts';
import type { Delivery, Mailer } from '#server/mail/mailer.ts';
import { leaseDueJobs, markFailed, markSent } from './outbox.queries.ts';

export interface OutboxWorker {
  /** There may be work: look now instead of at the next poll. */
  wake: () => void;
  /** Takes no more jobs and waits for those in flight; those that are not done in time are broken off and tried again. */
  stop: () => Promise<void>;
}

interface WorkerDeps {
  db: Db;
  clock: () => Date;
  log: Log;
  /** Null while email is not configured: jobs stay pending. */
  mailer: Mailer | null;
}

const maxAtOnce = 3;
const recordWaitsMilliseconds = [200, 1_000, 5_000, 15_000];

export function startOutboxWorker(
  { db, clock, log, mailer }: WorkerDeps,
  { pollMilliseconds = 15_000, graceMilliseconds = 5_000 } = {},
): OutboxWorker {
  if (!mailer) return { wake: () => {}, stop: async () => {} };
  const { send } = mailer;

  const inFlight = new Set<Promise<void>>();
  const breakOff = new AbortController();
  let looking: Promise<void> | null = null;
  let isWokenMeanwhile = false;
  let isStopping = false;

  function wake() {
    if (isStopping) return;
    if (looking !== null) {
      isWokenMeanwhile = true;
      return;
    }
    looking = takeDueJobs().finally(() => {
      looking = null;
      if (isWokenMeanwhile) wake();
    });
  }

  async function takeDueJobs() {
    isWokenMeanwhile = false;
    // With all places taken, the job that ends next looks again.
    const free = maxAtOnce - inFlight.size;
    if (free === 0) return;
    try {
      for (const job of await leaseDueJobs(db, clock(), free)) start(job);
    } catch (error) {
      log.warn('the outbox could not be read; the next poll tries again', { error: messageOf(error) });
    }
  }

  function start(job: OutboxRow) {
    const work = run(job).finally(() => {
      inFlight.delete(work);
      wake();
    });
    inFlight.add(work);
  }

  async function run(job: OutboxRow) {
    try {
      const delivery = await deliver(job, send, breakOff.signal);
      if (delivery.isSent) return await recordSent(job);
      const status = await markFailed(db, job, delivery, clock());
      // The reason may name the customer, so it stays in the database.
      log.warn('email not sent', { job: job.id, attempt: job.attempts + 1, status });
    } catch (error) {
      log.error('result of an outbox job not recorded; it runs again when its lease ends', {
        job: job.id,
        error: messageOf(error),
      });
    }
  }

  /** A database that is away for a moment must not make an email go out twice. */
  async function recordSent(job: OutboxRow) {
    for (const wait of recordWaitsMilliseconds) {
      try {
        return await markSent(db, job, clock());
      } catch (error) {
        if (!isPassingFailure(error)) throw error;
        await sleep(wait, undefined, { signal: breakOff.signal });
      }
    }
    return markSent(db, job, clock());
  }

  async function becomeIdle() {
    await looking;
    await Promise.all(inFlight);
  }

  const poll = setInterval(wake, pollMilliseconds);
  wake();

  return {
    wake,
    async stop() {
      isStopping = true;
      clearInterval(poll);
      await within(graceMilliseconds, becomeIdle());
      breakOff.abort();
      await within(1_000, becomeIdle());
    },
  };
}

/** A payload that cannot be read fails like an email that cannot be sent, and so ends one day. */
async function deliver(job: OutboxRow, send: Mailer['send'], signal: AbortSignal): Promise<Delivery> {
  try {
    // The creation time keeps a new database, which counts from 1 again, from looking like a resend of the old one.
    return await send(JSON.parse(job.payload), `outbox-${job.id}-${Date.parse(job.createdAt)}`, signal);
  } catch (error) {
    return { isSent: false, isPermanent: false, reason: messageOf(error) };
  }
}

async function within(milliseconds: number, work: Promise<void>) {
  const done = new AbortController();
  const timeout = sleep(milliseconds, undefined, { signal: done.signal }).catch(() => {});
  await Promise.race([work, timeout]);
  done.abort();
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
