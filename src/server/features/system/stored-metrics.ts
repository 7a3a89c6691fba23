import type { Deps } from '#server/deps.ts';
import { articleJobStates } from '#shared/article-drafts.ts';
import { countArticleJobs, countOutboxJobs, findOldestWaiting } from './system.queries.ts';

const jobKinds = ['email', 'article', 'webhook', 'push'] as const;
const jobStatuses = ['pending', 'sent', 'failed'] as const;

/** Sets the metrics from the database. If it is down, `database_up` is 0 and the other metrics still work. */
export async function measureStored({
  db,
  clock,
  pages,
  monitor,
}: Pick<Deps, 'db' | 'clock' | 'pages' | 'monitor'>): Promise<void> {
  const { cachedPages, databaseUp, outboxJobs, outboxOldest, articleJobs } = monitor.metrics;
  cachedPages.set(pages.size());
  try {
    const now = clock();
    const [jobs, articles, oldest] = [
      await countOutboxJobs(db),
      await countArticleJobs(db),
      await findOldestWaiting(db, now),
    ];
    for (const kind of jobKinds) {
      for (const status of jobStatuses) {
        outboxJobs.set(
          { kind, status },
          jobs.find((row) => row.kind === kind && row.status === status)?.count ?? 0,
        );
      }
      const waiting = oldest.find((row) => row.kind === kind)?.createdAt;
      outboxOldest.set({ kind }, waiting ? secondsBetween(waiting, now) : 0);
    }
    for (const state of articleJobStates) {
      articleJobs.set({ state }, articles.find((row) => row.state === state)?.count ?? 0);
    }
    databaseUp.set(1);
  } catch {
    for (const gauge of [outboxJobs, outboxOldest, articleJobs]) gauge.reset();
    databaseUp.set(0);
  }
}

const secondsBetween = (from: string, to: Date) => Math.max(0, (to.getTime() - Date.parse(from)) / 1000);
