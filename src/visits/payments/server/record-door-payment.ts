import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { CurrentUser } from '#kit/access/auth.ts';
import { mayDo, staff } from '#kit/access/roles.ts';
import { lockRecords } from '#kit/db/lock-record.ts';
import type { MovementRow } from '#kit/db/tables/ledger.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Idempotency } from '#kit/http/idempotency.ts';
import { exactDollars, formatCents } from '#kit/money/money.ts';
import type { Deps } from '#kit/server/deps.ts';
import { type AppError, refuse } from '#kit/server/errors.ts';
import { fullName } from '#kit/text/person.ts';
import { getInvoice } from '#money/invoices/server/invoices.queries.ts';
import { aboutInvoice, recordMovement } from '#money/invoices/server/record-movement.ts';
import { recordTip } from '#money/invoices/server/record-tip.ts';
import { balanceCents } from '#money/ledger/server/owed.ts';
import { readOwed } from '#money/ledger/server/owed-of-quotes.ts';
import { expireCheckoutsLater } from '#money/payment-pages/server/expire-checkouts.ts';
import type { PaidState } from '#visits/crews/crew-visits.ts';
import { getMoment, type LockedVisit, lockVisit, presentState } from '#visits/day/server/lock-visit.ts';
import { type FactKey, requireKey } from '#visits/day/server/record-fact.ts';
import type { NewDoorPayment } from '#visits/payments/door-payments.ts';
import { findDoorPayment, presentOwed } from '#visits/visits/server/door-payments.queries.ts';
import { getVisit } from '#visits/visits/server/visits.queries.ts';

interface Taken extends LockedVisit {
  user: CurrentUser;
  input: NewDoorPayment & { at: string };
}

/**
 * Records what a crew took at a visit, once per key, however late it is sent. What the ledger cannot take is kept for the
 * office: throws `more-than-owed` for more than is owed, `forbidden` where crews take no payments.
 */
export async function recordDoorPayment(
  deps: Deps,
  { user }: Pick<Caller, 'user'>,
  id: number,
  input: NewDoorPayment,
  idempotency: Idempotency,
): Promise<void> {
  const now = deps.clock();
  const key = requireKey(idempotency);
  const { refusal, invoices } = await inTransaction(deps.db, async (trx) => {
    const locked = await lockVisit(trx, user, id, now);
    const taken = { ...locked, user, input: { ...input, at: getMoment(input.takenAt, now) } };
    return take(trx, taken, key, now);
  });
  deps.wakeOutbox();
  for (const invoice of invoices) expireCheckoutsLater(deps, invoice.id, invoice.owedCents);
  if (refusal) throw refusal;
}

/** No contact data; see `presentState`. */
export const presentPaid = (deps: Pick<Deps, 'db' | 'config'>, id: number): Promise<PaidState> =>
  inTransaction(deps.db, async (trx) => {
    const state = await presentState(trx, id);
    const { quoteId } = await getVisit(trx, id);
    return { ...state, ...(await presentOwed({ ...deps, db: trx }, [{ id, quoteId }])).get(id) };
  });

interface Outcome {
  refusal: AppError | null;
  /** Whose payment pages show too much now. */
  invoices: { id: number; owedCents: number }[];
}

async function take(trx: Trx, taken: Taken, key: FactKey, now: Date): Promise<Outcome> {
  const { visit, user, input } = taken;
  const known = await findDoorPayment(trx, key.key);
  if (known && (known.visitId !== visit.id || known.bodyHash !== key.bodyHash)) {
    throw refuse('key-reused', 'keyReused');
  }
  // Taken before, or settled by the office meanwhile.
  if (known?.isRefused === 0) return { refusal: null, invoices: [] };
  const { owedCents } = (await readOwed(trx, [visit.quoteId])).get(visit.quoteId)!;
  const isRefused = input.amount > owedCents || !(await mayTake(trx, user));
  const stored = {
    owedCents: isRefused ? owedCents : null,
    isRefused: isRefused ? (1 as const) : (0 as const),
  };
  if (known) await trx.updateTable('doorPayments').set(stored).where('id', '=', known.id).execute();
  else {
    await trx
      .insertInto('doorPayments')
      .values({
        visitId: visit.id,
        ...key,
        userId: user.id,
        userName: user.name,
        method: input.method,
        amountCents: input.amount,
        tipCents: input.tip,
        reference: input.reference,
        takenAt: input.at,
        ...stored,
        createdAt: now.toISOString(),
      })
      .execute();
  }
  if (isRefused) return { refusal: toRefusal(input.amount, owedCents), invoices: [] };
  return { refusal: null, invoices: await recordAll(trx, taken, now) };
}

const mayTake = async (trx: Trx, { role }: CurrentUser) =>
  mayDo(role, staff) || (await readSettings(trx)).values.crewTakesPayment;

function toRefusal(amountCents: number, owedCents: number): AppError {
  if (amountCents <= owedCents) return refuse('forbidden', 'crewsTakeNone');
  const owed = formatCents(owedCents);
  const sentence = ['moreThanOwed', exactDollars(formatCents(amountCents)), exactDollars(owed)] as const;
  return refuse('more-than-owed', sentence, { owed });
}

/** On the issued invoices, the oldest first; the rest waits for the next one. */
async function recordAll(trx: Trx, taken: Taken, now: Date): Promise<Outcome['invoices']> {
  const { quote, visit, user, input } = taken;
  const { unpaid } = (await readOwed(trx, [quote.id])).get(quote.id)!;
  const ids = unpaid.map(({ id }) => id);
  await lockRecords(trx, 'invoices', ids);
  const touched: Outcome['invoices'] = [];
  const how = { method: input.method, paidAt: input.at, reference: input.reference, by: user };
  const rest = { ...how, providerId: null, refundOf: null };
  let left = input.amount;
  let first: MovementRow | undefined;
  for (const id of ids) {
    const invoice = await getInvoice(trx, id);
    const amountCents = Math.min(left, balanceCents(invoice));
    if (amountCents <= 0) continue;
    const movement = { ...aboutInvoice(invoice), ...rest, kind: 'payment' as const, amountCents };
    const stored = await recordMovement(trx, movement, now);
    first ??= stored;
    left -= amountCents;
    touched.push({ id, owedCents: balanceCents(invoice) - amountCents });
  }
  const about = {
    quoteId: quote.id,
    customerId: quote.customerId,
    customerName: fullName(quote),
    invoiceId: null,
    invoiceNumber: null,
  };
  if (left > 0) {
    const movement = { ...about, ...rest, kind: 'deposit' as const, amountCents: left };
    const stored = await recordMovement(trx, movement, now);
    first ??= stored;
  }
  const tip = { tipCents: input.tip, providerId: null, visitId: visit.id, crewId: visit.crewId, by: user };
  await recordTip(trx, first ?? { ...about, ...how }, tip, now);
  return touched;
}
