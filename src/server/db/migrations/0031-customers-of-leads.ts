import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const atOnce = 500;

/**
 * Gives each stored request and quote a customer, by the rule of docs/product.md#customers as it was when this was
 * written: requests in the order of their ids, then quotes. Suspected spam has none. Some hundred leads are in memory
 * at a time.
 */
export function customersOfLeads(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(untyped: Kysely<unknown>) {
      const db = untyped as Kysely<Tables>;
      if (engine === 'sqlite') for (const statement of searchIndex) await sql.raw(statement).execute(db);
      await db.schema
        .alterTable('erasures')
        .addColumn('customers', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      // Without statistics of the new table, Postgres would read all of it for each batch.
      if (engine === 'postgres') await sql`set local enable_seqscan = off`.execute(db);
      const last = await db.selectFrom('customers').select('id').orderBy('id', 'desc').executeTakeFirst();
      const nextId = { id: (last?.id ?? 0) + 1 };
      for (const table of ['requests', 'quotes'] as const) {
        let end: number | undefined = 0;
        while (end !== undefined) end = await joinBatch(db, table, end, nextId);
      }
      if (engine === 'sqlite') return;
      await sql`select setval(pg_get_serial_sequence('customers', 'id'), ${sql.lit(nextId.id)}, false)`.execute(
        db,
      );
      await sql`set local enable_seqscan to default`.execute(db);
      await sql`set constraints all immediate`.execute(db);
    },
  };
}

const searchIndex = [
  `create virtual table customers_search using fts5
   (text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram')`,
  `create trigger customers_search_delete after delete on customers
   begin delete from customers_search where rowid = old.id; end`,
  `create trigger customers_search_update after update of search_text on customers
   when new.search_text <> old.search_text
     and exists (select 1 from customers_search_docsize where id = old.id)
   begin
     delete from customers_search where rowid = old.id;
     insert into customers_search (rowid, text) values (new.id, new.search_text);
   end`,
];

interface Lead {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  createdAt: string;
  customerId: number | null;
}
type Customer = Omit<Lead, 'customerId' | 'phone'> & {
  phone: string;
  updatedAt: string;
  emailKey: string;
  phoneDigits: string;
  lastNameKey: string;
  searchText: string;
};
interface Tables {
  requests: Lead & { spamReasons: string };
  quotes: Lead & { requestId: number | null; zipCode: string };
  customers: Customer;
}

/** The id of the last lead; undefined after the last batch. */
async function joinBatch(
  db: Kysely<Tables>,
  table: 'requests' | 'quotes',
  after: number,
  nextId: { id: number },
) {
  const columns = ['firstName', 'lastName', 'email', 'phone', 'createdAt'] as const;
  const leads: (Lead & { zipCode: string | null; ownerId: number | null; spamReasons: string | null })[] =
    table === 'requests'
      ? await db
          .selectFrom('requests')
          .select(['id', ...columns, 'customerId', 'customerId as ownerId', 'spamReasons'])
          .select(sql<string | null>`null`.as('zipCode'))
          .where('id', '>', after)
          .orderBy('id')
          .limit(atOnce)
          .execute()
      : await db
          .selectFrom('quotes')
          .leftJoin('requests', 'requests.id', 'quotes.requestId')
          .select(['quotes.id', ...columns.map((column) => `quotes.${column}` as const), 'quotes.zipCode'])
          .select(['quotes.customerId', 'requests.customerId as ownerId', 'requests.spamReasons'])
          .where('quotes.id', '>', after)
          .orderBy('quotes.id')
          .limit(atOnce)
          .execute();
  const joining = leads.filter(({ customerId, spamReasons }) => customerId === null && !spamReasons);
  const known = await knownCustomers(db, joining);
  const added = new Set<Customer>();
  const changed = new Set<Customer>();
  const joined: [leadId: number, customerId: number][] = [];
  for (const lead of joining) {
    const keys = keysOf(lead);
    const owner = known.find(({ id }) => id === lead.ownerId) ?? matchOf(known, keys);
    const customer = owner ?? newCustomer(lead, keys, nextId);
    if (!owner) {
      known.push(customer);
      added.add(customer);
    } else if (fillIn(customer, lead, keys) && !added.has(customer)) changed.add(customer);
    joined.push([lead.id, customer.id]);
  }
  if (added.size > 0)
    await db
      .insertInto('customers')
      .values([...added])
      .execute();
  if (changed.size > 0) await updateFilledIn(db, [...changed]);
  if (joined.length > 0) {
    const pairs = sql.join(joined.map(([id, customerId]) => sql`(${sql.lit(id)}, ${sql.lit(customerId)})`));
    await sql`update ${sql.table(table)} set customer_id = joined.column2 from (values ${pairs}) as joined
      where ${sql.table(table)}.id = joined.column1`.execute(db);
  }
  return leads.at(-1)?.id;
}

/** In one statement: with one for each, Postgres takes several times as long. */
async function updateFilledIn(db: Kysely<Tables>, customers: readonly Customer[]) {
  const rows = sql.join(
    customers.map(
      ({ id, email, emailKey, phone, phoneDigits, lastName, lastNameKey, searchText }) =>
        sql`(${sql.lit(id)}, ${email}, ${emailKey}, ${phone}, ${phoneDigits}, ${lastName}, ${lastNameKey}, ${searchText})`,
    ),
  );
  await sql`update customers set email = filled.column2, email_key = filled.column3, phone = filled.column4,
      phone_digits = filled.column5, last_name = filled.column6, last_name_key = filled.column7,
      search_text = filled.column8
    from (values ${rows}) as filled where customers.id = filled.column1`.execute(db);
}

/** In the order of their ids: those with an email or a telephone of the batch, or named by it. */
async function knownCustomers(db: Kysely<Tables>, leads: readonly (Lead & { ownerId: number | null })[]) {
  const keys = leads.map(keysOf);
  const found = new Map<number, Customer>();
  for (const [column, values] of [
    ['emailKey', keys.map(({ emailKey }) => emailKey)],
    ['phoneDigits', keys.map(({ phoneDigits }) => phoneDigits)],
    ['id', leads.flatMap(({ ownerId }) => ownerId ?? [])],
  ] as const) {
    const present = [...new Set<string | number>(values)].filter((value) => value !== '');
    if (present.length === 0) continue;
    const rows = await db
      .selectFrom('customers')
      .selectAll()
      .where(column, 'in', present as never)
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return [...found.values()].sort((one, other) => one.id - other.id);
}

const keysOf = ({ firstName, lastName, email, phone }: Omit<Lead, 'customerId'>) => ({
  emailKey: email.trim().toLowerCase(),
  phoneDigits: digitsOf(phone ?? ''),
  firstNameKey: nameKey(firstName),
  lastNameKey: nameKey(lastName),
});
type Keys = ReturnType<typeof keysOf>;

function matchOf(known: readonly Customer[], lead: Keys): Customer | undefined {
  const hasPhone = (row: Customer) => lead.phoneDigits !== '' && row.phoneDigits === lead.phoneDigits;
  const hasLastName = (row: Customer) => lead.lastNameKey !== '' && row.lastNameKey === lead.lastNameKey;
  const byEmail = (row: Customer) =>
    lead.emailKey !== '' &&
    row.emailKey === lead.emailKey &&
    (hasPhone(row) ||
      lead.phoneDigits === '' ||
      row.phoneDigits === '' ||
      (hasLastName(row) && nameKey(row.firstName) === lead.firstNameKey));
  return known.find(byEmail) ?? known.find((row) => hasPhone(row) && hasLastName(row));
}

function newCustomer(lead: Lead & { zipCode: string | null }, keys: Keys, nextId: { id: number }): Customer {
  const { firstName, lastName, email, createdAt } = lead;
  const { firstNameKey: _, ...stored } = keys;
  const phone = formatted(lead.phone ?? '', keys.phoneDigits);
  const searchText = searchTextOf([
    `${firstName} ${lastName}`.trim(),
    email,
    phone,
    keys.phoneDigits,
    lead.zipCode,
  ]);
  const id = nextId.id;
  nextId.id += 1;
  const name = { firstName, lastName, email: email.trim(), phone };
  return { id, ...name, ...stored, searchText, createdAt, updatedAt: createdAt };
}

/** What the customer lacks, and the ZIP code that a search finds it by. False if there is nothing new. */
function fillIn(
  customer: Customer,
  lead: Lead & { zipCode: string | null; ownerId: number | null },
  keys: Keys,
) {
  const missing: Partial<Customer> = {};
  // A quote follows its request, whatever staff wrote in it since.
  if (lead.ownerId === null) {
    if (customer.emailKey === '' && keys.emailKey !== '') {
      Object.assign(missing, { email: lead.email.trim(), emailKey: keys.emailKey });
    }
    if (customer.phoneDigits === '' && keys.phoneDigits !== '') {
      Object.assign(missing, {
        phone: formatted(lead.phone ?? '', keys.phoneDigits),
        phoneDigits: keys.phoneDigits,
      });
    }
    if (customer.lastNameKey === '' && keys.lastNameKey !== '') {
      Object.assign(missing, { lastName: lead.lastName, lastNameKey: keys.lastNameKey });
    }
  }
  Object.assign(customer, missing);
  const lines = new Set(customer.searchText.split('\n'));
  const before = lines.size;
  const named = missing.lastName ? [`${customer.firstName} ${missing.lastName}`] : [];
  for (const text of [...named, missing.email, missing.phone, missing.phoneDigits, lead.zipCode]) {
    if (text) lines.add(searchable(text));
  }
  customer.searchText = [...lines].join('\n');
  return lines.size > before || Object.keys(missing).length > 0;
}

/** As `plainDigits` made it when this was written. */
function digitsOf(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return /^\s*\+\s*(?!1|\s)/.test(phone) ? digits : digits.replace(/^1(?=\d{10}$)/, '');
}

const formatted = (phone: string, digits: string) =>
  digits.length === 10 && !/^\s*\+\s*(?!1|\s)/.test(phone)
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : phone.trim();

const searchTextOf = (parts: readonly (string | null)[]) => searchable(parts.filter(Boolean).join('\n'));
const nameKey = (name: string) => searchable(name).trim().replace(/\s+/g, ' ');

/** As it was when this was written. */
const searchable = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[æœßþðđħıĸłŋøŧə]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFC')
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/\u00a0/g, ' ');

const letters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ŧ: 't',
  ə: 'e',
};
