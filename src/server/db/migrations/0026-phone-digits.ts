import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = ['requests', 'quotes'] as const;
const atOnce = 500;

/** A telephone number is found by an index, however it was typed. Null is what a former version has stored since. */
export function phoneDigits(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const table of tables) {
        await db.schema.alterTable(table).addColumn('phone_digits', 'text').execute();
        await fill(db as Kysely<Tables>, table);
        await db.schema.createIndex(`${table}_by_phone`).on(table).column('phone_digits').execute();
      }
    },
  };
}

type Tables = Record<
  (typeof tables)[number],
  { id: number; phone: string | null; phoneDigits: string | null }
>;

async function fill(db: Kysely<Tables>, table: (typeof tables)[number]) {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'phone'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    for (const { id, phone } of rows) {
      await db
        .updateTable(table)
        .set({ phoneDigits: digitsOf(phone ?? '') })
        .where('id', '=', id)
        .execute();
    }
    const end = rows.at(-1)?.id;
    if (end === undefined) return;
    last = end;
  }
}

/** As `plainDigits` made it when this was written. */
function digitsOf(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return /^\s*\+\s*(?!1|\s)/.test(phone) ? digits : digits.replace(/^1(?=\d{10}$)/, '');
}
