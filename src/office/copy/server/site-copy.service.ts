import { countRows } from '#kit/db/list-page.ts';
import type { Db } from '#kit/db/open.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { commandLine } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { SiteCopy } from '#office/copy/site-copy.ts';
import { findIdentity, isSameSite, readOwnIdentity, storeIdentity } from './site-identity.ts';

type CopyDeps = Pick<Deps, 'db' | 'config' | 'clock'>;

/** Kinds of jobs that leave the site. */
const leaving = ['email', 'text', 'push', 'webhook', 'fallback', 'letter'] as const;

export async function readSiteCopy({ db, config }: CopyDeps): Promise<SiteCopy> {
  const here = await readOwnIdentity(db, config);
  const original = (await findIdentity(db)) ?? here;
  return { isCopy: !isSameSite(original, here), original, here, waiting: await countWaiting(db) };
}

const countWaiting = (db: Db): Promise<number> =>
  countRows(db.selectFrom('outbox').where('status', '=', 'pending').where('kind', 'in', leaving));

/** Whether the data are a copy of another site's. Workers ask before they take anything that would leave the site. */
export function copyCheck({ db, config }: Pick<CopyDeps, 'db' | 'config'>): () => Promise<boolean> {
  let own: Awaited<ReturnType<typeof readOwnIdentity>> | undefined;
  return async () => {
    own ??= await readOwnIdentity(db, config);
    const known = await findIdentity(db);
    return known !== undefined && !isSameSite(known, own);
  };
}

/** Makes this the site that the data belong to. The same again changes nothing. `caller` is null on the command line. */
export async function confirmSite(deps: CopyDeps, caller: Caller | null): Promise<SiteCopy> {
  const { db, config, clock } = deps;
  const here = await readOwnIdentity(db, config);
  await inTransaction(db, async (trx) => {
    const before = await findIdentity(trx);
    if (before && isSameSite(before, here)) return;
    await storeIdentity(trx, here, clock());
    const by = caller ? { caller } : { by: commandLine };
    const subject = { kind: 'settings' } as const;
    const facts = { before: { ...before }, after: { ...here } };
    await record(trx, { ...by, type: 'site-confirmed', subject, ...facts }, clock());
  });
  return readSiteCopy(deps);
}
