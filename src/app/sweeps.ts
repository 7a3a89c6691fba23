import { draftMonthly } from '#articles/newsletter/server/monthly-draft.ts';
import { sweepSubscribers } from '#articles/newsletter/server/newsletter.service.ts';
import { sweepLetters } from '#articles/newsletter/server/sendings.service.ts';
import { sweepPictures } from '#company/pictures/server/sweep-pictures.ts';
import { sweepUploads } from '#company/pictures/server/uploads.service.ts';
import { sweepOutbox } from '#delivery/emails/server/emails.service.ts';
import { deleteOldTextCounts } from '#delivery/texts/server/text-limits.ts';
import { makeBackupApart } from '#kit/backup/backup-apart.ts';
import { sweepBackups } from '#kit/backup/nightly.ts';
import { sweepDeletedData } from '#kit/db/deleted-data.ts';
import { tidySearchIndexes } from '#kit/db/search-indexes.ts';
import { automatic } from '#kit/events/server/actors.ts';
import { recordBackup } from '#kit/events/server/record-backup.ts';
import { removeQueuedFiles } from '#kit/files/file-removals.ts';
import { deleteOldResponses } from '#kit/http/idempotency.ts';
import { deleteOldHits } from '#kit/http/shared-rate-limit.ts';
import { makeStrandedJobsDue } from '#kit/outbox/outbox.queries.ts';
import { startRounds } from '#kit/server/rounds.ts';
import { sweepAlerts } from '#messages/alerts/server/push-worker.ts';
import { sweepMessages } from '#messages/planned/server/sweep-messages.ts';
import { sweepDeliveries } from '#messages/webhooks/server/webhooks.service.ts';
import { sweepConnection } from '#money/stripe-connection/server/sweep-connection.ts';
import { sweepAudit } from '#office/audit/server/audit.queries.ts';
import { sweepImports } from '#office/imports/server/import-rows.ts';
import { sweepCatalog } from '#office/trash/server/sweep-catalog.ts';
import { sweepAccounts } from '#people/sign-in/server/auth.service.ts';
import { deleteOldConfirmations } from '#sales/leads/server/confirmed-addresses.ts';
import { sweepOldLeads } from '#sales/leads/server/sweep-old-leads.ts';
import { sweepTrash } from '#sales/leads/server/sweep-trash.ts';
import { deletePastHolds } from '#visits/visits/server/visit-holds.ts';
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
    letters: () => sweepLetters(services),
    monthlyDraft: () => draftMonthly(services),
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
    imports: () => sweepImports(services),
    searches: () => tidySearchIndexes(db),
    payments: () => sweepConnection(services),
    // After all that delete.
    deleted: () => sweepDeletedData(services),
  };
  for (const [name, sweep] of Object.entries(sweeps)) {
    await sweep().catch((error) => log.warn('sweep failed', { sweep: name, error: String(error) }));
  }
}
