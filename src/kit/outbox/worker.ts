import { setTimeout as sleep } from 'node:timers/promises';
import { isPassingFailure } from '#kit/db/errors.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import type { Delivery } from '#kit/mail/server/mailer.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { MessageReason } from '#messages/planned/messages.ts';
import { deleteJob, leaseDueJobs, leaseMilliseconds, markFailed, markSent } from './outbox.queries.ts';
import { startLeaseRenewal } from './renew-lease.ts';

export interface OutboxWorker {
  /** There may be work: look now instead of at the next poll. */
  wake: () => void;
  /** Takes no more jobs and waits for those in flight. It aborts what is not done in time; the next start retries it. */
  stop: () => Promise<void>;
}

/** A copy of another site (`isCopy`) takes no job: what waits there has been sent by the original, or will be. */
export type WorkerDeps = Pick<Deps, 'db' | 'clock' | 'log'> & Partial<Pick<Deps, 'isCopy'>>;

interface WorkerTiming {
  pollMilliseconds?: number;
  graceMilliseconds?: number;
  /** How often a worker renews the lease of its job. */
  renewMilliseconds?: number;
}

/** A worker takes jobs of one kind, so that slow ones of another never hold them up. */
interface Work {
  kind: OutboxRow['kind'];
  /** How many at once, so that a few that hang hold up nobody. */
  maxAtOnce?: number;
  /** While it is false, no job is taken: those that wait use up no attempts. A number: at most so many. */
  isReady?: () => Promise<boolean | number>;
  deliver: (job: OutboxRow, signal: AbortSignal) => Promise<Outcome>;
  /** Runs before the job is recorded as sent, and again if that fails. */
  onSent?: (job: OutboxRow) => Promise<void>;
  /** After the last attempt. */
  onFailed?: (job: OutboxRow) => Promise<void>;
  /** Before the job is deleted. */
  onDropped?: (job: OutboxRow, why: MessageReason | undefined) => Promise<void>;
}

/** A dropped job no longer holds. `waitMilliseconds` replaces the outbox's own wait until the next attempt. */
export type Outcome =
  | (Delivery & { isDropped?: never; waitMilliseconds?: number })
  | { isDropped: true; isSent?: never; why?: MessageReason };

const usualAtOnce = 3;
/** After a look that found nothing: many leads at once cost one more look, not one each. */
const restMilliseconds = 50;
const recordAgainMilliseconds = 1_000;

export function startWorker(
  { db, clock, log, isCopy }: WorkerDeps,
  { kind, maxAtOnce = usualAtOnce, isReady, deliver, onSent, onFailed, onDropped }: Work,
  {
    pollMilliseconds = 15_000,
    graceMilliseconds = 5_000,
    renewMilliseconds = leaseMilliseconds / 4,
  }: WorkerTiming = {},
): OutboxWorker {
  const inFlight = new Map<number, Promise<void>>();
  const breakOff = new AbortController();
  let looking: Promise<void> | null = null;
  let isWoken = false;
  let isStopping = false;

  function wake() {
    isWoken = true;
    looking ??= look();
  }

  async function look() {
    while (isWoken && !isStopping) {
      isWoken = false;
      await takeDueJobs();
    }
    looking = null;
  }

  async function takeDueJobs() {
    const free = maxAtOnce - inFlight.size;
    // The job that ends next looks again.
    if (free === 0) return;
    try {
      if (await isCopy?.()) return;
      const ready = isReady ? await isReady() : true;
      if (!ready) return;
      const most = ready === true ? free : Math.min(free, ready);
      const jobs = await leaseDueJobs(db, clock(), most, kind, [...inFlight.keys()]);
      if (jobs.length === 0) await sleep(restMilliseconds);
      for (const job of jobs) {
        const work = run(job).finally(() => {
          inFlight.delete(job.id);
          wake();
        });
        inFlight.set(job.id, work);
      }
    } catch (error) {
      log.error('the outbox could not be read; the next poll tries again', { error: sayError(error) });
    }
  }

  async function run(job: OutboxRow) {
    const lease = startLeaseRenewal({ db, clock }, job, renewMilliseconds);
    try {
      const outcome = await deliver(job, AbortSignal.any([breakOff.signal, lease.lost]))
        // Such as a payload that cannot be read: it fails like an email that cannot be sent, and so ends one day.
        .catch((error): Outcome => ({ isSent: false, isPermanent: false, reason: sayError(error) }))
        .finally(lease.stop);
      if (outcome.isDropped) {
        await onDropped?.(job, outcome.why);
        return await deleteJob(db, job.id);
      }
      if (outcome.isSent) return await recordSent(job);
      const status = await markFailed(db, job, outcome, clock());
      if (status === 'failed') await onFailed?.(job);
      const error = withoutRecipient(outcome.reason, job);
      log.warn(`${kind} not sent`, { job: job.id, attempt: job.attempts + 1, status, error });
    } catch (error) {
      log.error('result of an outbox job not recorded; it runs again when its lease ends', {
        job: job.id,
        error: sayError(error),
      });
    }
  }

  /** A database that is away must not make an email go out twice. Until it is back nobody else can take the job. */
  async function recordSent(job: OutboxRow) {
    for (;;) {
      try {
        await onSent?.(job);
        return await markSent(db, job, clock());
      } catch (error) {
        if (!isPassingFailure(error)) throw error;
        await sleep(recordAgainMilliseconds, undefined, { signal: breakOff.signal });
      }
    }
  }

  async function becomeIdle() {
    await looking;
    await Promise.all(inFlight.values());
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

const within = (milliseconds: number, work: Promise<void>) =>
  Promise.race([work, sleep(milliseconds, undefined, { ref: false })]);

/** A mail server may name whom it refuses without the domain, which the log would not take out. */
function withoutRecipient(reason: string, { searchText }: OutboxRow): string {
  const [name = ''] = searchText.split('@');
  return name === '' ? reason : reason.replaceAll(name, '[recipient]');
}

const sayError = (error: unknown) => (error instanceof Error ? error.message : String(error));
