import { makeBackupApart } from './backup/backup-apart.ts';
import { sweepBackups } from './backup/nightly.ts';
import { sweepDeletedData } from './db/deleted-data.ts';
import { tidySearchIndexes } from './db/search-indexes.ts';
import { sweepAlerts } from './features/alerts/push-worker.ts';
import { sweepAudit } from './features/audit/audit.queries.ts';
import { recordBackup } from './features/audit/record-backup.ts';
import { sweepAccounts } from './features/auth/auth.service.ts';
import { sweepOutbox } from './features/emails/emails.service.ts';
import { automatic } from './features/events/actors.ts';
import { deleteOldConfirmations } from './features/leads/confirmed-addresses.ts';
import { sweepOldLeads } from './features/leads/sweep-old-leads.ts';
import { sweepTrash } from './features/leads/sweep-trash.ts';
import { sweepMessages } from './features/messages/sweep-messages.ts';
import { sweepSubscribers } from './features/newsletter/newsletter.service.ts';
import { sweepConnection } from './features/stripe-connection/sweep-connection.ts';
import { deleteOldTextCounts } from './features/text-limits/text-limits.ts';
import { sweepCatalog } from './features/trash/sweep-catalog.ts';
import { sweepPictures } from './features/uploads/sweep-pictures.ts';
import { sweepUploads } from './features/uploads/uploads.service.ts';
import { deletePastHolds } from './features/visits/visit-holds.ts';
import { sweepDeliveries } from './features/webhooks/webhooks.service.ts';
import { removeQueuedFiles } from './files/file-removals.ts';
import { deleteOldResponses } from './http/idempotency.ts';
import { deleteOldHits } from './http/shared-rate-limit.ts';
import { makeStrandedJobsDue } from './outbox/outbox.queries.ts';
import { startRounds } from './rounds.ts';
import type { Services } from './serve.ts';

const everyHour = 3_600_000;

/** Cleans up at the start and every hour. */
export const startSweeps = (
  services: Services,
  everyMilliseconds = everyHour,
): { stop: () => Promise<void> } =>
  startRounds(async (signal) => {
    await sweepAll(services);
    await sweepBackups(services, signal, {
      make: makeBackupApart,
      onMade: (trx, folder) => recordBackup(trx, { actor: automatic, folder }, services.clock()),
    });
  }, everyMilliseconds);

/** A sweep that fails, such as when the object store is down, does not stop the others. */
async function sweepAll(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const sweeps = {
    uploads: () => sweepUploads(services),
    trash: () => sweepTrash(services),
    leads: () => sweepOldLeads(services),
    catalog: () => sweepCatalog(services),
    pictures: () => sweepPictures(services),
    accounts: () => sweepAccounts(services),
    audit: () => sweepAudit(db),
    subscribers: () => sweepSubscribers(services),
    outbox: () => sweepOutbox(services),
    strandedJobs: () => makeStrandedJobsDue(db, clock()),
    messages: () => sweepMessages(services),
    deliveries: () => sweepDeliveries(services),
    alerts: () => sweepAlerts(services),
    answers: () => deleteOldResponses(db, clock()),
    files: () => removeQueuedFiles(services),
    hits: () => deleteOldHits(db, clock()),
    texts: () => deleteOldTextCounts(db, clock()),
    confirmations: () => deleteOldConfirmations(db, clock()),
    holds: () => deletePastHolds(db, clock()),
    searches: () => tidySearchIndexes(db),
    payments: () => sweepConnection(services),
    // After all that delete.
    deleted: () => sweepDeletedData(services),
  };
  for (const [name, sweep] of Object.entries(sweeps)) {
    await sweep().catch((error) => log.warn('sweep failed', { sweep: name, error: String(error) }));
  }
}
