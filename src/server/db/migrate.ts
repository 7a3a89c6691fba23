import { setTimeout as sleep } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isBusy, isDeadlock } from './errors.ts';
import { dropUnused, isHalfMigrated } from './half-migrated.ts';
import { initial } from './migrations/0001-initial.ts';
import { newsletter } from './migrations/0002-newsletter.ts';
import { panel } from './migrations/0003-panel.ts';
import { articleJobs } from './migrations/0005-article-jobs.ts';
import { leadLists } from './migrations/0006-lead-lists.ts';
import { schedule } from './migrations/0008-schedule.ts';
import { twoFactor } from './migrations/0009-two-factor.ts';
import { office } from './migrations/0010-office.ts';
import { quarantine } from './migrations/0011-quarantine.ts';
import { instances } from './migrations/0012-instances.ts';
import { keeping } from './migrations/0013-keeping.ts';
import { settings } from './migrations/0014-settings.ts';
import { webhooks } from './migrations/0015-webhooks.ts';
import { unusedPictures } from './migrations/0016-unused-pictures.ts';
import { dueJobs } from './migrations/0017-due-jobs.ts';
import { leadPeriods } from './migrations/0018-lead-periods.ts';
import { plainLetters } from './migrations/0019-plain-letters.ts';
import { officeLists } from './migrations/0020-office-lists.ts';
import { deliveriesOfQuotes } from './migrations/0021-deliveries-of-quotes.ts';
import { listCounts } from './migrations/0022-list-counts.ts';
import { searchIndexes } from './migrations/0023-search-indexes.ts';
import { serviceDrawings } from './migrations/0024-service-drawings.ts';
import { requestZipCodes } from './migrations/0025-request-zip-codes.ts';
import { phoneDigits } from './migrations/0026-phone-digits.ts';
import { articleLists } from './migrations/0027-article-lists.ts';
import { morePlainLetters } from './migrations/0028-more-plain-letters.ts';
import { noListCounts } from './migrations/0029-no-list-counts.ts';
import { customers } from './migrations/0030-customers.ts';
import { customersOfLeads } from './migrations/0031-customers-of-leads.ts';
import { visitsOfQuotes } from './migrations/0032-visits-of-quotes.ts';
import { messages } from './migrations/0033-messages.ts';
import { alerts } from './migrations/0034-alerts.ts';
import { people } from './migrations/0035-people.ts';
import { push } from './migrations/0036-push.ts';
import { messageIndexes } from './migrations/0038-message-indexes.ts';
import { alertVersion } from './migrations/0039-alert-version.ts';
import { invoices } from './migrations/0040-invoices.ts';
import { visitProgress } from './migrations/0042-visit-progress.ts';
import { publishedPairs } from './migrations/0046-published-pairs.ts';
import { onlinePayments } from './migrations/0047-online-payments.ts';
import { deposits } from './migrations/0048-deposits.ts';
import { messagesWithoutQuote } from './migrations/0049-messages-without-quote.ts';
import { partialCredits } from './migrations/0050-partial-credits.ts';
import { spanishServices } from './migrations/0051-spanish-services.ts';
import { setup } from './migrations/0053-setup.ts';
import { longLists } from './migrations/0054-long-lists.ts';
import { spanishArticles } from './migrations/0055-spanish-articles.ts';
import { mailConnection } from './migrations/0057-mail-connection.ts';
import { figureIndexes } from './migrations/0058-figure-indexes.ts';
import { figureLookups } from './migrations/0059-figure-lookups.ts';
import { quoteDiscounts } from './migrations/0060-quote-discounts.ts';
import { cancelledRequests } from './migrations/0061-cancelled-requests.ts';
import { rareFinds } from './migrations/0062-rare-finds.ts';
import { smsConnection } from './migrations/0063-sms-connection.ts';
import { stripeConnection } from './migrations/0064-stripe-connection.ts';
import { type Db, withoutTimeLimits } from './open.ts';
import { engineOf } from './portable.ts';

/** In order; a merged migration never changes. */
const migrations = {
  '0001-initial': initial,
  '0002-newsletter': newsletter,
  '0003-panel': panel,
  '0005-article-jobs': articleJobs,
  '0006-lead-lists': leadLists,
  '0008-schedule': schedule,
  '0009-two-factor': twoFactor,
  '0010-office': office,
  '0011-quarantine': quarantine,
  '0012-instances': instances,
  '0013-keeping': keeping,
  '0014-settings': settings,
  '0015-webhooks': webhooks,
  '0016-unused-pictures': unusedPictures,
  '0017-due-jobs': dueJobs,
  '0018-lead-periods': leadPeriods,
  '0019-plain-letters': plainLetters,
  '0020-office-lists': officeLists,
  '0021-deliveries-of-quotes': deliveriesOfQuotes,
  '0022-list-counts': listCounts,
  '0023-search-indexes': searchIndexes,
  '0024-service-drawings': serviceDrawings,
  '0025-request-zip-codes': requestZipCodes,
  '0026-phone-digits': phoneDigits,
  '0027-article-lists': articleLists,
  '0028-more-plain-letters': morePlainLetters,
  '0029-no-list-counts': noListCounts,
  '0030-customers': customers,
  '0031-customers-of-leads': customersOfLeads,
  '0032-visits-of-quotes': visitsOfQuotes,
  '0033-messages': messages,
  '0034-alerts': alerts,
  '0035-people': people,
  '0036-push': push,
  '0038-message-indexes': messageIndexes,
  '0039-alert-version': alertVersion,
  '0040-invoices': invoices,
  '0042-visit-progress': visitProgress,
  '0046-published-pairs': publishedPairs,
  '0047-online-payments': onlinePayments,
  '0048-deposits': deposits,
  '0049-messages-without-quote': messagesWithoutQuote,
  '0050-partial-credits': partialCredits,
  '0051-spanish-services': spanishServices,
  '0053-setup': setup,
  '0054-long-lists': longLists,
  '0055-spanish-articles': spanishArticles,
  '0057-mail-connection': mailConnection,
  '0058-figure-indexes': figureIndexes,
  '0059-figure-lookups': figureLookups,
  '0060-quote-discounts': quoteDiscounts,
  '0061-cancelled-requests': cancelledRequests,
  '0062-rare-finds': rareFinds,
  '0063-sms-connection': smsConnection,
  '0064-stripe-connection': stripeConnection,
};

/**
 * Brings the schema up to date, or only as far as `target`, all or nothing. Several instances may start at once: on
 * Postgres Kysely holds a lock, on SQLite the second one waits. Throws what went wrong.
 * `tell` hears of each step of an upgrade, and every ten seconds of one that takes longer.
 */
export async function migrate(
  db: Db,
  target?: string,
  tell: (message: string, fields: { step: string; seconds: number }) => void = () => {},
): Promise<void> {
  const engine = engineOf(db);
  let isUpgrade = false;
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(
        Object.entries(migrations).map(([name, migration]) => [
          name,
          told(migration(engine), (seconds) => {
            if (isUpgrade) tell('upgrading the database', { step: name, seconds });
          }),
        ]),
      ),
  };
  const migrator = new Migrator({ db, provider });
  // Fails while another start makes the database.
  const known = await migrator.getMigrations().catch(() => []);
  isUpgrade = known.some(({ executedAt }) => executedAt !== undefined);
  const run = () => (target === undefined ? migrator.migrateToLatest() : migrator.migrateTo(target));
  await withoutTimeLimits(db, async () => {
    for (let attempt = 1; ; attempt += 1) {
      const { error } = await run();
      if (!error) return;
      // What the transaction of a caller has done so far is the caller's.
      if (db.isTransaction) throw error;
      if (attempt < attempts && (isDeadlock(error) || isBusy(error))) {
        await sleep(waitMilliseconds);
      } else if (!isHalfMigrated(error) || !(await dropUnused(db))) throw explained(error);
    }
  });
}

const tellMilliseconds = 10_000;

/** Looks at the clock with each query. */
const told = ({ up }: Migration, tell: (seconds: number) => void): Migration => ({
  up(db) {
    const began = performance.now();
    let latest = began;
    const tellOfLong: KyselyPlugin = {
      transformQuery({ node }) {
        const now = performance.now();
        if (now - latest >= tellMilliseconds) {
          latest = now;
          tell(Math.round((now - began) / 1000));
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    tell(0);
    return up(db.withPlugin(tellOfLong));
  },
});

/** Another process migrates; a deadlock comes from one of the former version that stores something. */
const attempts = 50;
const waitMilliseconds = 200;

const explained = (error: unknown) =>
  isHalfMigrated(error)
    ? new Error(
        `an earlier version was stopped while it upgraded the database in DATA_DIR (${(error as Error).message}). Nothing is lost: run npm run backup, restore that backup with npm run restore, then start again`,
        { cause: error },
      )
    : error;

/** False for one of a newer version of the product. */
export const isKnownMigration = (name: string): boolean => Object.hasOwn(migrations, name);
