import { type SettingsValues, toProfile } from '#company/profile/profile.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { emailBody } from '#delivery/letters/server/email-body.ts';
import { hasTextGateway } from '#delivery/texts/server/sms-connection.queries.ts';
import type { Db } from '#kit/db/open.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { enqueue } from '#kit/outbox/outbox.queries.ts';
import { type OutboxWorker, type Outcome, startWorker, type WorkerDeps } from '#kit/outbox/worker.ts';
import type { Deps } from '#kit/server/deps.ts';
import { phoneDigits } from '#kit/text/phone.ts';
import { readAlertSettings } from './alert-settings.ts';
import type { Alert } from './alerts.ts';
import { isInFlood } from './lead-flood.ts';

interface FallbackJob {
  alert: Alert;
  /** The jobs that alert devices. One that was sent is enough. */
  pushJobs: number[];
}

type FallbackDeps = WorkerDeps & Pick<Deps, 'config' | 'wakeOutbox'>;

/** How long the devices have before a text or an email goes out. */
const pushMilliseconds = 60_000;
const pollMilliseconds = 5_000;

/** Plans the text or the emails that go out if no device takes the alert. */
export async function planFallback(trx: Trx, job: FallbackJob, requestId: number, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + (job.pushJobs.length > 0 ? pushMilliseconds : 0));
  const payload = JSON.stringify(job);
  await enqueue(trx, [{ kind: 'fallback', payload, requestId, quoteId: null }], now, dueAt);
}

export const startFallbackWorker = (
  deps: FallbackDeps,
  timing: Parameters<typeof startWorker>[2] = { pollMilliseconds },
): OutboxWorker =>
  startWorker(deps, { kind: 'fallback', deliver: (job) => deliverFallback(deps, job) }, timing);

/** Replaces the job with the text or the emails in one transaction, so none is lost or sent twice. */
async function deliverFallback(deps: FallbackDeps, job: OutboxRow): Promise<Outcome> {
  const { alert, pushJobs } = JSON.parse(job.payload) as FallbackJob;
  await inTransaction(deps.db, async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('outbox').where('id', '=', job.id).executeTakeFirst();
    if (numDeletedRows === 0n || (await isTold(trx, pushJobs))) return;
    if (job.requestId === null) return;
    const lead = await findWaiting(trx, job.requestId);
    // The email about all of a flood was the alert.
    if (!lead || (await isInFlood(trx, lead))) return;
    await tell(trx, deps, alert, job.requestId);
  });
  deps.wakeOutbox();
  return { isDropped: true };
}

async function isTold(db: Db, pushJobs: readonly number[]): Promise<boolean> {
  if (pushJobs.length === 0) return false;
  const sent = db.selectFrom('outbox').select('id').where('id', 'in', pushJobs).where('status', '=', 'sent');
  return (await sent.executeTakeFirst()) !== undefined;
}

/** The lead, until somebody answers it. */
const findWaiting = (db: Db, requestId: number) =>
  db
    .selectFrom('requests')
    .select(['id', 'createdAt'])
    .where('id', '=', requestId)
    .where('answeredAt', 'is', null)
    .where('answerDueAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

async function tell(
  trx: Trx,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  alert: Alert,
  requestId: number,
): Promise<void> {
  const now = clock();
  const { alertPhone } = await readAlertSettings(trx);
  if (alertPhone !== '' && (await hasTextGateway({ db: trx, config }))) {
    const body = [alert.title, alert.body, `${config.publicUrl}${alert.url}`].filter(Boolean).join('\n');
    const payload = JSON.stringify({ to: `+1${phoneDigits(alertPhone)}`, body });
    await enqueue(trx, [{ kind: 'text', payload, requestId, quoteId: null }], now);
    return;
  }
  const { values: settings } = await readSettings(trx);
  const emails = settings.notificationEmails.map((to) => ({
    email: fallbackEmail(alert, to, settings, config),
    purpose: 'lead' as const,
    requestId,
  }));
  await enqueueEmails(trx, emails, now);
}

const fallbackEmail = (
  { title, body, url }: Alert,
  to: string,
  settings: SettingsValues,
  { publicUrl }: Pick<Deps['config'], 'publicUrl'>,
) => ({
  to,
  subject: title,
  ...emailBody(
    title,
    [
      { kind: 'heading', text: title },
      { kind: 'text', text: `${body}.` },
      { kind: 'button', label: 'Open the request', href: `${publicUrl}${url}` },
    ],
    toProfile(settings),
  ),
});
