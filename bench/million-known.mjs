/** Rows that the calls of the million ask for. */
export async function knownRows(db) {
  const count = async (table, listed = (query) => query) =>
    (
      await listed(db.selectFrom(table))
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count;
  const middle = async (table, count) =>
    (
      await db
        .selectFrom(table)
        .select('id')
        .where('id', '>=', Math.floor(count / 2))
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow()
    ).id;
  const live = (records) => records.where('deletedAt', 'is', null);
  const counts = {
    requests: await count('requests', live),
    quotes: await count('quotes', live),
    customers: await count('customers'),
    invoices: await count('invoices'),
    emails: await count('outbox', (jobs) => jobs.where('kind', '=', 'email')),
    subscribers: await count('newsletterSubscribers'),
    audit: await count('events'),
  };
  const customerId = await middle('customers', counts.customers);
  const { email, phoneDigits } = await db
    .selectFrom('customers')
    .select(['email', 'phoneDigits'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const newest = await db
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('kind', '=', 'email')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    counts,
    customerId,
    email,
    phone: phoneDigits,
    /** The first customer is the property manager with the most leads. */
    busyId: 1,
    requestId: await middle('requests', counts.requests),
    quoteId: await middle('quotes', counts.quotes),
    invoiceId: await middle('invoices', counts.invoices),
    emailId: newest.id,
    recipient: JSON.parse(newest.payload).to,
  };
}
