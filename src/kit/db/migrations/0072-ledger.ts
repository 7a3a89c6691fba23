import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Payments become the ledger: deposits and what was paid back of them are movements too, with or without an invoice.
 * SQLite cannot drop `not null`, so there the column is replaced.
 */
export function ledger(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('payments').renameTo('movements').execute();
      for (const name of ['by_invoice', 'by_time', 'by_provider_id', 'by_refund_of'])
        await db.schema.dropIndex(`payments_${name}`).execute();
      const movements = db.schema.alterTable('movements');
      if (engine === 'postgres') {
        await movements.alterColumn('invoice_id', (column) => column.dropNotNull()).execute();
      } else {
        await movements
          .addColumn('moved_invoice_id', 'integer', (column) => column.references('invoices.id'))
          .execute();
        await sql`update movements set moved_invoice_id = invoice_id`.execute(db);
        await movements.dropColumn('invoice_id').execute();
        await movements.renameColumn('moved_invoice_id', 'invoice_id').execute();
      }
      await movements.addColumn('kind', 'text', (column) => column.notNull().defaultTo('payment')).execute();
      await movements
        .addColumn('customer_id', 'integer', (column) =>
          column.references('customers.id').onDelete('set null'),
        )
        .execute();
      await movements.addColumn('quote_id', 'integer').execute();
      await movements
        .addColumn('customer_name', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      for (const name of ['invoice_number', 'refusal']) await movements.addColumn(name, 'text').execute();
      await tellApart(db);
      await moveDeposits(db);
      await db.schema.dropTable('deposits').execute();

      await db.schema
        .createIndex('movements_by_provider_id')
        .unique()
        .on('movements')
        .column('provider_id')
        .execute();
      await index('movements', 'by_invoice', ['invoice_id', 'id']);
      await index('movements', 'by_time', ['paid_at', 'id']);
      await index('movements', 'by_refund_of', ['refund_of']);
      await index('movements', 'by_quote', ['quote_id', 'id']);
      await index('movements', 'by_customer', ['customer_id', 'created_at', 'id']);

      await db.schema
        .createTable('pending_refunds')
        .addColumn('id', 'integer', (column) =>
          engine === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('movement_id', 'integer', (column) => column.notNull().references('movements.id'))
        .addColumn('call_key', 'text', (column) => column.notNull().unique())
        .addColumn('amount_cents', 'integer', (column) => column.notNull())
        .addColumn('until', 'text', (column) => column.notNull())
        .execute();
      await index('pending_refunds', 'by_movement', ['movement_id']);

      function index(table: string, name: string, columns: string[]) {
        return db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute();
      }
    },
  };
}

async function tellApart(db: Kysely<unknown>): Promise<void> {
  await sql`
    update movements set
      customer_id = (select customer_id from invoices where invoices.id = movements.invoice_id),
      quote_id = (select quote_id from invoices where invoices.id = movements.invoice_id),
      customer_name = (select customer_name from invoices where invoices.id = movements.invoice_id),
      invoice_number = (select number from invoices where invoices.id = movements.invoice_id)
  `.execute(db);
  await sql`update movements set kind = 'refund' where amount_cents < 0`.execute(db);
  await sql`update movements set kind = 'returned' where amount_cents > 0 and refund_of is not null`.execute(
    db,
  );
  await sql`update movements set kind = 'dispute' where provider_id in (select provider_id from disputes)`.execute(
    db,
  );
  // The deposits of an issued invoice are here already, copied as its payments.
  await sql`
    update movements set
      kind = 'deposit',
      quote_id = (select coalesce(movements.quote_id, quote_id) from deposits where deposits.provider_id = movements.provider_id)
    where provider_id in (select provider_id from deposits)
  `.execute(db);
}

interface Deposit {
  providerId: string;
  quoteId: number | null;
  customerId: number | null;
  customerName: string;
  amountCents: number;
  refusal: string | null;
  refunds: string;
  paidAt: string;
  createdAt: string;
}

interface Refund {
  id: string;
  amountCents: number;
  refundedAt: string;
  isFailed: boolean;
}

async function moveDeposits(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Deposit>`
    select provider_id, quote_id, amount_cents, refunds, paid_at, deposits.created_at, customer_id,
      case when has_booked = 1 then null else coalesce(refusal, 'not-found') end as refusal,
      coalesce(trim(first_name || ' ' || last_name), '') as customer_name
    from deposits left join quotes on quotes.id = deposits.quote_id
    where provider_id not in (select provider_id from movements where provider_id is not null)
    order by deposits.id
  `.execute(db);
  for (const { refunds, refusal, amountCents, providerId, paidAt, ...row } of rows) {
    const { customerId, quoteId, customerName, createdAt } = row;
    const insert = async (
      kind: string,
      moved: { cents: number; paidAt: string; id: string; refundOf?: number; why?: string | null },
    ) => {
      const { rows: added } = await sql<{ id: number }>`
        insert into movements (kind, amount_cents, method, paid_at, reference, recorded_by, provider_id, refund_of,
          customer_id, quote_id, customer_name, refusal, created_at)
        values (${kind}, ${moved.cents}, 'card', ${moved.paidAt}, ${moved.id}, 'Stripe', ${moved.id},
          ${moved.refundOf ?? null}, ${customerId}, ${quoteId}, ${customerName}, ${moved.why ?? null}, ${createdAt})
        returning id
      `.execute(db);
      return added[0]!.id;
    };
    const refundOf = await insert('deposit', { cents: amountCents, paidAt, id: providerId, why: refusal });
    for (const refund of JSON.parse(refunds) as Refund[]) {
      const moved = { paidAt: refund.refundedAt, refundOf };
      await insert('refund', { ...moved, cents: -refund.amountCents, id: refund.id });
      if (refund.isFailed)
        await insert('returned', { ...moved, cents: refund.amountCents, id: `${refund.id} failed` });
    }
  }
}
