import { statfs } from 'node:fs/promises';
import { articleJobStates } from '#articles/drafts/article-drafts.ts';
import { hasMailServer } from '#delivery/mailbox/server/mail-connection.queries.ts';
import { hasTextGateway } from '#delivery/texts/server/sms-connection.queries.ts';
import type { Deps } from '#kit/server/deps.ts';
import {
  countArticleJobs,
  countMessages,
  countOutboxJobs,
  findNightlyBackups,
  findOldestWaiting,
} from './system.queries.ts';

const jobKinds = [
  'email',
  'message',
  'text',
  'media',
  'article',
  'webhook',
  'push',
  'fallback',
  'letter',
] as const;
const jobStatuses = ['pending', 'sent', 'failed'] as const;
const messageStatuses = ['planned', 'failed'] as const;

type MeasuredDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'pages' | 'monitor'>;

/** Sets the metrics from disk and database. If the database is down, `database_up` is 0 and the other metrics still work. */
export async function measureStored(deps: MeasuredDeps): Promise<void> {
  const { metrics } = deps.monitor;
  metrics.cachedPages.set(deps.pages.size());
  await measureDisk(deps);
  try {
    const now = deps.clock();
    await measureOutbox(deps, now);
    await measureBackups(deps, now);
    const articles = await countArticleJobs(deps.db);
    for (const state of articleJobStates) {
      metrics.articleJobs.set({ state }, articles.find((row) => row.state === state)?.count ?? 0);
    }
    const messages = await countMessages(deps.db, messageStatuses);
    for (const status of messageStatuses) {
      metrics.messages.set({ status }, messages.find((row) => row.status === status)?.count ?? 0);
    }
    metrics.databaseUp.set(1);
  } catch {
    const { outboxJobs, outboxOldest, articleJobs, messages } = metrics;
    for (const gauge of [outboxJobs, outboxOldest, articleJobs, messages]) gauge.reset();
    for (const gauge of [metrics.backupAge, metrics.backupFailed]) gauge.remove();
    metrics.databaseUp.set(0);
  }
}

async function measureDisk({ config, monitor }: MeasuredDeps) {
  const { diskFree, diskSize } = monitor.metrics;
  try {
    const { bavail, blocks, bsize } = await statfs(config.dataDir);
    diskFree.set(bavail * bsize);
    diskSize.set(blocks * bsize);
  } catch {
    // A disk that is away must not take the other series along.
    for (const gauge of [diskFree, diskSize]) gauge.remove();
  }
}

async function measureOutbox(deps: MeasuredDeps, now: Date) {
  const { outboxJobs, outboxOldest } = deps.monitor.metrics;
  const [jobs, oldest] = [await countOutboxJobs(deps.db), await findOldestWaiting(deps.db, now)];
  // Jobs that wait for a mailbox or an account that nobody has set up are not late.
  const isSent: Partial<Record<string, boolean>> = {
    email: await hasMailServer(deps),
    text: await hasTextGateway(deps),
    // They leave one after the other, over days.
    letter: false,
  };
  for (const kind of jobKinds) {
    for (const status of jobStatuses) {
      const count = jobs.find((row) => row.kind === kind && row.status === status)?.count ?? 0;
      outboxJobs.set({ kind, status }, count);
    }
    const waiting = oldest.find((row) => row.kind === kind)?.createdAt;
    outboxOldest.set({ kind }, waiting && isSent[kind] !== false ? secondsBetween(waiting, now) : 0);
  }
}

/** Without an age where no nightly backup was made yet, or none is to be. */
async function measureBackups({ db, config, monitor }: MeasuredDeps, now: Date) {
  const { backupAge, backupFailed } = monitor.metrics;
  const { lastMadeAt, isFailed } = await findNightlyBackups(db);
  backupAge.remove();
  if (lastMadeAt && config.backupKeepDays !== null) backupAge.set(secondsBetween(lastMadeAt, now));
  backupFailed.set(isFailed ? 1 : 0);
}

const secondsBetween = (from: string, to: Date) => Math.max(0, (to.getTime() - Date.parse(from)) / 1000);
