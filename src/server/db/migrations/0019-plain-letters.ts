import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = ['requests', 'quotes', 'posts', 'outbox'] as const;
const atOnce = 500;

/** A search no longer tells accents and forms of apostrophes apart, and so what it looks in must not have them. */
export function plainLetters(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const table of tables) await rewrite(db as Kysely<Tables>, table);
    },
  };
}

type Tables = Record<(typeof tables)[number], { id: number; searchText: string }>;

async function rewrite(db: Kysely<Tables>, table: (typeof tables)[number]) {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'searchText'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    for (const { id, searchText } of rows) {
      const plain = plainOf(searchText);
      if (plain === searchText) continue;
      await db.updateTable(table).set({ searchText: plain }).where('id', '=', id).execute();
    }
    const end = rows.at(-1)?.id;
    if (end === undefined) return;
    last = end;
  }
}

/** As `searchable` made it when this was written, of a text that is in lower case already. */
const plainOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/\u00a0/g, ' ');
