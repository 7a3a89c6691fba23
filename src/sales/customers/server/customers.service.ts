import { toFlag } from '#kit/db/portable.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { moveToTrash, restoreFromTrash } from '#kit/db/trash.ts';
import { updateEditable } from '#kit/db/update-editable.ts';
import { type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, notFound } from '#kit/server/errors.ts';
import { calendarDate, longDate } from '#kit/time/dates.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import type { Deleted } from '#kit/wire/responses.ts';
import type { CustomerDetails, CustomerUpdate, NewCustomerInput } from '#sales/customers/customers.ts';
import { openVisitStatuses } from '#sales/records/visit-statuses.ts';
import { getCustomerDetails } from './customer-details.ts';
import { updateCustomerSearchText } from './customer-search-text.ts';
import { customerColumns, findCustomer, getCustomer, getGroup, insertCustomer } from './customers.queries.ts';
import { lockMerges } from './merge-customers.ts';

type Base = Pick<Deps, 'db' | 'clock'>;

/** Adds a customer that staff enter; possible duplicates are shown and not joined. Runs once per idempotency key. */
export function createCustomer(
  { db, clock }: Base,
  { language, notes, ...contact }: NewCustomerInput,
  idempotency: Idempotency,
): Promise<CustomerDetails> {
  const now = clock();
  return withIdempotency(
    db,
    { scope: 'customers', ...idempotency, about: ({ id }) => ({ customerId: id }) },
    now,
    async (trx) => {
      const id = await insertCustomer(trx, contact, { now, isEnteredByStaff: true, language, notes });
      return getCustomerDetails(trx, id);
    },
  );
}

export function updateCustomer(
  { db, clock }: Base,
  id: number,
  { version, ...update }: CustomerUpdate,
): Promise<CustomerDetails> {
  return inTransaction(db, async (trx) => {
    const before = await getCustomer(trx, id);
    const sent = Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));
    const { language, notes, ...contact } = { ...before, ...sent };
    const changes = {
      ...changedContact(before, customerColumns(contact), sent),
      ...('email' in sent && { isEmailFromStaff: toFlag(true) }),
      ...('phone' in sent && { isPhoneFromStaff: toFlag(true) }),
      language,
      notes,
    };
    const current = () => getCustomerDetails(trx, id);
    if (await updateEditable(trx, 'customers', { id, version, changes, now: clock(), current })) {
      await updateCustomerSearchText(trx, id);
    }
    return current();
  });
}

/** Leaves a stored number as it is unless the call has a phone number. */
const changedContact = (
  before: { phone: string },
  columns: ReturnType<typeof customerColumns>,
  sent: object,
) => ('phone' in sent ? columns : { ...columns, phone: before.phone });

/**
 * Moves a customer to the trash, once per idempotency key. Its leads stay. Refuses one who waits for a visit, and a merged
 * one, whose records another customer shows.
 */
export function deleteCustomer({ db, clock }: Base, id: number, idempotency: Idempotency): Promise<Deleted> {
  const now = clock();
  const scope = `deletion-of-customer-${id}`;
  return withIdempotency(db, { scope, ...idempotency, about: { customerId: id } }, now, async (trx) => {
    await lockMerges(trx);
    const { mergedIntoId } = await getCustomer(trx, id);
    if (mergedIntoId !== null) {
      throw new AppError('wrong-state', 'This customer is merged into another one. Undo the merge first.', {
        current: await getCustomerDetails(trx, id),
      });
    }
    await refuseWithVisitAhead(trx, id, now);
    await moveToTrash(trx, 'customers', id, now);
    return { id };
  });
}

/** Names the visit: somebody is at home for it, so staff decide about it first. */
async function refuseWithVisitAhead(trx: Trx, id: number, now: Date): Promise<void> {
  const visit = await trx
    .selectFrom('visits')
    .select(['date', 'windowFrom', 'windowTo'])
    .where('customerId', 'in', await getGroup(trx, id))
    .where('status', 'in', openVisitStatuses)
    .where('date', '>=', calendarDate(now))
    .orderBy('date')
    .orderBy('windowFrom')
    .executeTakeFirst();
  if (!visit) return;
  const when = `${longDate(visit.date)}, ${windowLabel(visit.windowFrom, visit.windowTo)}`;
  throw new AppError(
    'wrong-state',
    `This customer has a visit booked on ${when}. Cancel it first, so that the customer is told.`,
    { current: await getCustomerDetails(trx, id) },
  );
}

export function restoreCustomer({ db, clock }: Base, id: number): Promise<CustomerDetails> {
  return inTransaction(db, async (trx: Trx) => {
    if (!(await findCustomer(trx, id))) throw notFound('This customer');
    await restoreFromTrash(trx, 'customers', id, clock());
    return getCustomerDetails(trx, id);
  });
}
