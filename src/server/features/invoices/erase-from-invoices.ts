import { batchesOf } from '#server/db/batches.ts';
import type { InvoiceRow } from '#server/db/tables/invoices.ts';
import type { Trx } from '#server/db/transaction.ts';
import { newLinkToken } from '#server/http/link-token.ts';
import { invoiceSearchText } from './invoices.queries.ts';

/**
 * Bookkeeping keeps issued invoices with name, address and amounts. This removes the email address and ends the link of
 * the page, with its payment pages; drafts are deleted.
 */
export async function eraseFromInvoices(trx: Trx, invoices: readonly InvoiceRow[]): Promise<void> {
  const drafts = invoices.filter(({ number }) => number === null);
  for (const ids of batchesOf(drafts.map(({ id }) => id))) {
    await trx.deleteFrom('invoices').where('id', 'in', ids).execute();
  }
  for (const invoice of invoices) {
    await trx
      .deleteFrom('idempotencyKeys')
      .where('scope', 'in', [
        `payments-of-${invoice.id}`,
        `refunds-of-${invoice.id}`,
        `online-refunds-of-${invoice.id}`,
      ])
      .execute();
    await trx
      .deleteFrom('idempotencyKeys')
      .where('scope', '=', 'invoices')
      .where('response', 'like', `{"id":${invoice.id},%`)
      .execute();
    if (invoice.number === null) continue;
    // Each has the link of the page. A payment that Stripe still reports finds the invoice by its id.
    await trx.deleteFrom('checkouts').where('invoiceId', '=', invoice.id).execute();
    const searchText = invoiceSearchText({ ...invoice, email: '' });
    await trx
      .updateTable('invoices')
      .set({ email: '', token: newLinkToken(), searchText })
      .where('id', '=', invoice.id)
      .execute();
  }
}
