import { isDeepStrictEqual } from 'node:util';
import { presetNames, presetTitles } from '#company/presets/preset-names.ts';
import { type CatalogState, readCatalogState } from '#company/presets/server/catalog-state.ts';
import { isPresetFaqs } from '#company/presets/server/preset-settings.ts';
import { presets } from '#company/presets/server/presets.ts';
import type { Company } from '#company/profile/company.ts';
import { defaultTestimonials } from '#company/profile/default-testimonials-texts.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { presentMailConnection } from '#delivery/mailbox/server/mail-connection.serializer.ts';
import { presentSmsConnection } from '#delivery/texts/server/sms-connection.serializer.ts';
import type { Db } from '#kit/db/open.ts';
import { toFlag } from '#kit/db/portable.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import { findStripeConnection } from '#money/stripe/server/stripe-connection.ts';
import { isLiveKey } from '#money/stripe-connection/stripe-connection.ts';
import {
  type KeepableStep,
  type Setup,
  type SetupStep,
  type SetupUpdate,
  setupSteps,
} from '#office/setup/setup.ts';
import { countDemoArticles, takeArticlesOffline } from './demo-articles.ts';

type SetupDeps = Pick<Deps, 'db' | 'config'>;

/** The data show which steps the owner has done, so nobody marks a step as done. */
export async function readSetup({ db, config }: SetupDeps): Promise<Setup> {
  const answer = await readAnswer(db);
  const mail = await readMail({ db, config });
  const demoArticles = await countDemoArticles(db);
  const catalog = await readCatalogState(db);
  const isDone = await findDone({ db, config }, { ...mail, demoArticles, catalog });
  return {
    steps: setupSteps.map((step) => ({ step, state: getState(step, isDone[step], answer.kept) })),
    trades: isOffered(catalog)
      ? trades.map((trade) => ({ ...trade, isCurrent: trade.name === catalog }))
      : [],
    demoArticles,
    ...mail,
    isHidden: answer.isHidden,
  };
}

interface Found {
  hasSentEmail: boolean;
  demoArticles: number;
  catalog: CatalogState;
}

/** Trades are offered while there is nothing else than the demo's catalog. */
const isOffered = (catalog: CatalogState) => catalog === 'demo' || catalog === 'empty';

const trades = presetNames.map((name) => {
  const { categories } = presets[name];
  return {
    name,
    title: presetTitles[name],
    categories: categories.map(({ words }) => words.en.name),
    services: categories.reduce((sum, { services, addOns }) => sum + services.length + addOns.length, 0),
  };
});

const getState = (step: SetupStep, isDone: boolean, kept: readonly SetupStep[]) => {
  if (isDone) return 'done';
  return kept.includes(step) ? 'kept' : 'open';
};

async function findDone(
  { db, config }: SetupDeps,
  { hasSentEmail, demoArticles, catalog }: Found,
): Promise<Record<SetupStep, boolean>> {
  const { values } = await readSettings(db);
  const { name, shortName, invoices, company, places, claims, phone, email, booking, notificationEmails } =
    defaultSettings;
  return {
    trade: !isOffered(catalog),
    // The first account begins with this address.
    account: await hasRow(
      db.selectFrom('users').select('id').where('role', '=', 'admin').where('email', '!=', email),
    ),
    brand:
      values.name !== name &&
      values.shortName !== shortName &&
      values.invoices.legalName !== invoices.legalName,
    company: !isDeepStrictEqual(getPlace(values.company), getPlace(company)),
    contact: values.phone !== phone && values.email !== email,
    places: !isDeepStrictEqual(values.places, places),
    prices: await hasRow(
      db.selectFrom('services').select('id').where('version', '>', 1).where('deletedAt', 'is', null),
    ),
    booking: !isDeepStrictEqual(values.booking, booking),
    email: hasSentEmail && !isDeepStrictEqual(values.notificationEmails, notificationEmails),
    texts: await hasSentText({ db, config }),
    payments: await takesRealMoney({ db, config }),
    alerts: await hasRow(db.selectFrom('pushSubscriptions').select('id')),
    photos:
      Object.keys(values.pictures).length > 0 || (await hasRow(db.selectFrom('publishedPairs').select('id'))),
    testimonials: values.testimonials !== null || defaultTestimonials.length === 0,
    claims: !isDeepStrictEqual(values.claims, claims),
    faqs: values.faqs !== null && !isPresetFaqs(values.faqs, Object.values(presets)),
    articles: demoArticles === 0,
  };
}

const getPlace = ({ city, county, state }: Company) => ({ city, county, state });

export async function takeDemoArticlesOffline(deps: Deps): Promise<Setup> {
  await takeArticlesOffline(deps.db, deps.clock());
  deps.pages.invalidate('posts');
  return readSetup(deps);
}

/** An email went out through the mail server of today. */
async function readMail({ db, config }: SetupDeps) {
  const { setBy, worksSince } = await presentMailConnection({ db, config });
  const hasSent = () =>
    hasRow(db.selectFrom('outbox').select('id').where('kind', '=', 'email').where('status', '=', 'sent'));
  // SMTP_URL may have sent emails before this version noted it.
  const hasSentEmail = worksSince !== null || (setBy === 'server' && (await hasSent()));
  return { hasMailServer: setBy !== null, hasSentEmail };
}

/** Through the gateway of today. What the operator has set up counts as it is. */
async function hasSentText(deps: SetupDeps): Promise<boolean> {
  const { setBy, worksSince } = await presentSmsConnection(deps);
  return setBy === 'server' || worksSince !== null;
}

/** Test cards do not count. */
async function takesRealMoney(deps: SetupDeps): Promise<boolean> {
  const connection = await findStripeConnection(deps);
  return connection !== null && isLiveKey(connection.secretKey) && connection.takesPayments;
}

interface OneRow {
  limit: (count: number) => { executeTakeFirst: () => Promise<unknown> };
}

const hasRow = async (query: OneRow) => (await query.limit(1).executeTakeFirst()) !== undefined;

async function readAnswer(db: Db): Promise<SetupUpdate> {
  const { setupKept, isSetupHidden } = await db
    .selectFrom('settings')
    .select(['setupKept', 'isSetupHidden'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return { kept: JSON.parse(setupKept) as KeepableStep[], isHidden: isSetupHidden === 1 };
}

/** The last answer counts. */
export async function updateSetup(
  deps: Deps,
  caller: Caller,
  { kept, isHidden }: SetupUpdate,
): Promise<Setup> {
  await inTransaction(deps.db, async (trx) => {
    const before = await facts(trx);
    const changes = { setupKept: JSON.stringify([...new Set(kept)]), isSetupHidden: toFlag(isHidden) };
    await trx.updateTable('settings').set(changes).where('id', '=', 1).execute();
    const event = { caller, type: 'settings-changed', subject: { kind: 'settings' } } as const;
    await record(trx, { ...event, before, after: await facts(trx) }, deps.clock());
  });
  return readSetup(deps);
}

async function facts(trx: Trx) {
  const { kept, isHidden } = await readAnswer(trx);
  return { setupKept: kept.join(', '), isSetupHidden: isHidden };
}
