import type { Trx } from '#kit/db/transaction.ts';
import { customerForLead } from '#sales/customers/server/customers.queries.ts';
import { addChangeRequestsOfReleased } from './change-requests.ts';

/** Gives a request that was suspected spam its customer, with its quotes. The caller has locked the request. */
export async function assignCustomer(trx: Trx, requestId: number, now: Date): Promise<void> {
  const request = await trx.selectFrom('requests').selectAll().where('id', '=', requestId).executeTakeFirst();
  if (!request || request.customerId !== null) return;
  const quote = await trx
    .selectFrom('quotes')
    .select('zipCode')
    .where('requestId', '=', requestId)
    .orderBy('id')
    .executeTakeFirst();
  const customerId = await customerForLead(trx, { ...request, zipCode: quote?.zipCode }, now);
  await trx.updateTable('requests').set({ customerId }).where('id', '=', requestId).execute();
  const quotes = await trx
    .updateTable('quotes')
    .set({ customerId })
    .where('requestId', '=', requestId)
    .where('customerId', 'is', null)
    .returning('id')
    .execute();
  for (const { id: quoteId } of quotes) await addChangeRequestsOfReleased(trx, { quoteId, customerId });
}
