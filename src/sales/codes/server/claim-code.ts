import type { PricedLine } from '#company/catalog/pricing.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import type { Db } from '#kit/db/open.ts';
import type { CodeRow } from '#kit/db/tables/codes.ts';
import type { QuoteRow } from '#kit/db/tables/quotes.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Sentence } from '#kit/refusals/sentence.ts';
import { AppError, refuseField, wrongField } from '#kit/server/errors.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { countUses, findCode, quotesWithCode } from './codes.queries.ts';
import { toCodeTerms } from './codes.serializer.ts';

/** Finds a code that somebody may use now. Throws 422 at `path` with the reason against it. */
export async function getUsableCode(db: Db, typed: string, { now, path }: Attempt): Promise<CodeRow> {
  const found = await findCode(db, typed);
  const reason = found ? await reasonAgainst(db, found, now) : 'codeUnknown';
  if (reason) throw refuseField(reason, path);
  return found!;
}

interface Attempt {
  now: Date;
  /** Where the code stands in the body. */
  path: string;
}

interface CustomerAttempt {
  customerId: number;
  path: string;
  /** Staff enter it for the customer. */
  isByStaff?: boolean;
}

/**
 * The same, and whoever else uses the code waits until the transaction ends, so that no use is beyond its limit. Take it
 * before the customer.
 */
export async function claimCode(trx: Trx, typed: string, attempt: Attempt): Promise<CodeRow> {
  const found = await findCode(trx, typed);
  if (found) await lockRecord(trx, 'codes', found.id);
  return getUsableCode(trx, typed, attempt);
}

/** Throws 422 for a code that is for none of these lines. */
export function refuseOtherLines(code: CodeRow, lines: readonly PricedLine[], path: string): void {
  const { categories } = toCodeTerms(code);
  const isFor = ({ category }: PricedLine) => !categories || (category && categories.includes(category));
  if (!lines.some(isFor)) throw refuseField('codeOtherServices', path);
}

/** Throws 422 where the customer, or somebody merged with them, may not use the code. The code is claimed. */
export async function refuseCustomer(
  trx: Trx,
  { id, oncePerCustomer, firstVisitOnly }: CodeRow,
  { customerId, path, isByStaff = false }: CustomerAttempt,
): Promise<void> {
  if (oncePerCustomer === 0 && firstVisitOnly === 0) return;
  const family = await listFamily(trx, customerId);
  if (firstVisitOnly === 1) {
    const done = trx
      .selectFrom('visits')
      .select('id')
      .where('status', '=', 'done')
      .where('customerId', 'in', family);
    const imported = trx.selectFrom('pastVisits').select('id').where('customerId', 'in', family);
    if (await done.unionAll(imported).limit(1).executeTakeFirst()) throw refuseField('codeFirstVisit', path);
  }
  if (oncePerCustomer === 1) {
    const used = quotesWithCode(trx).select('quotes.id').where('quotes.codeId', '=', id);
    if (await used.where('quotes.customerId', 'in', family).limit(1).executeTakeFirst()) {
      throw isByStaff
        ? wrongField(path, 'This customer has already used this code')
        : refuseField('codeUsedBefore', path);
    }
  }
}

/** The customer with those who are merged with them. */
async function listFamily(trx: Trx, customerId: number): Promise<number[]> {
  const known = await trx
    .selectFrom('customers')
    .select(['id', 'mergedIntoId'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const root = known.mergedIntoId ?? known.id;
  const merged = await trx.selectFrom('customers').select('id').where('mergedIntoId', '=', root).execute();
  return [root, ...merged.map(({ id }) => id)];
}

/**
 * Runs a change after which a quote that has given its use back may count again: restored, reopened, or no spam after
 * all. It keeps the terms that it was sent with, so only the limits of the code count. Throws `wrong-state` with the
 * limit that the use would exceed.
 */
export async function withUseAgain(
  trx: Trx,
  { id, codeId }: Pick<QuoteRow, 'id' | 'codeId'>,
  change: () => Promise<unknown>,
): Promise<void> {
  if (codeId === null) return void (await change());
  await lockRecord(trx, 'codes', codeId);
  const isCounted = async () =>
    (await quotesWithCode(trx).select('quotes.id').where('quotes.id', '=', id).executeTakeFirst()) !==
    undefined;
  const wasCounted = await isCounted();
  await change();
  if (wasCounted || !(await isCounted())) return;
  const found = await trx.selectFrom('codes').selectAll().where('id', '=', codeId).executeTakeFirst();
  if (!found || found.deletedAt !== null) return;
  const { code, maxUses, oncePerCustomer } = found;
  const uses = (await countUses(trx, [codeId])).get(codeId) ?? 0;
  if (maxUses !== null && uses > maxUses) {
    throw new AppError('wrong-state', `Code ${code} has been used up since. Raise its limit first.`);
  }
  if (oncePerCustomer === 0) return;
  const { customerId } = await trx
    .selectFrom('quotes')
    .select('customerId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const ofFamily = await quotesWithCode(trx)
    .select('quotes.id')
    .where('quotes.codeId', '=', codeId)
    .where('quotes.customerId', 'in', await listFamily(trx, customerId!))
    .limit(2)
    .execute();
  if (ofFamily.length > 1) {
    throw new AppError(
      'wrong-state',
      `This customer has used code ${code} again since. Let each customer use it more than once first.`,
    );
  }
}

async function reasonAgainst(db: Db, code: CodeRow, now: Date): Promise<Sentence | null> {
  const today = calendarDate(now);
  if (code.isActive === 0 || (code.validUntil !== null && code.validUntil < today)) return 'codeEnded';
  if (code.validFrom !== null && code.validFrom > today) return ['codeTooEarly', code.validFrom];
  if (code.maxUses === null) return null;
  const uses = (await countUses(db, [code.id])).get(code.id) ?? 0;
  return uses < code.maxUses ? null : 'codeUsedUp';
}
