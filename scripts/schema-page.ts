/** `npm run schema` prints the tables of an empty SQLite database after all migrations. */
import { CamelCasePlugin, Kysely, sql } from 'kysely';
import { migrate } from '#kit/db/migrate.ts';
import type { Schema } from '#kit/db/schema.ts';
import { sqliteDialect } from '#kit/db/sqlite.ts';

if (import.meta.main) process.stdout.write(await schemaPage());

export async function schemaPage(): Promise<string> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(':memory:'), plugins: [new CamelCasePlugin()] });
  try {
    await migrate(db);
    const tables = await sql<{ name: string }>`
      select name from pragma_table_list
      where type = 'table' and name not glob 'sqlite_*' and name not glob 'kysely_*' order by name
    `.execute(db);
    const sections = await Promise.all(tables.rows.map(({ name }) => tableSection(db, name)));
    return sections.join('\n');
  } finally {
    await db.destroy();
  }
}

async function tableSection(db: Kysely<Schema>, table: string): Promise<string> {
  const columns = await sql<{
    name: string;
    type: string;
    notnull: 0 | 1;
    standard: string | null;
    pk: number;
  }>`
    select name, lower(type) as type, "notnull", dflt_value as standard, pk from pragma_table_info(${table})
  `.execute(db);
  const references = await sql<{ column: string; target: string; onDelete: string }>`
    select "from" as "column", "table" || '.' || coalesce("to", 'id') as target, lower(on_delete) as on_delete
    from pragma_foreign_key_list(${table})
  `.execute(db);
  const indexes = await sql<{ definition: string }>`
    select sql as definition from sqlite_master where type = 'index' and tbl_name = ${table} and sql is not null order by name
  `.execute(db);
  const rows = columns.rows.map((column) => {
    const reference = references.rows.find((one) => one.column === column.name);
    const notes = [
      column.pk > 0 && 'primary key',
      column.standard !== null && `default ${column.standard}`,
      reference && `references ${reference.target}, on delete ${reference.onDelete}`,
    ];
    const isNullable = column.notnull === 0 && column.pk === 0;
    return `| ${column.name} | ${column.type} | ${isNullable ? 'yes' : ''} | ${notes.filter(Boolean).join('; ')} |`;
  });
  const lines = indexes.rows.map(({ definition }) => {
    const text = definition.replaceAll('"', '').replace(/\s+/g, ' ').trim();
    return `- ${text.replace(/^create (unique )?index (\w+) on \w+ ?/i, (_, unique = '', name) => `${unique.toLowerCase()}index ${name}: `)}`;
  });
  return [
    `## ${table}\n`,
    '| column | type | null | |',
    '|---|---|---|---|',
    ...rows,
    ...(lines.length > 0 ? ['', ...lines] : []),
    '',
  ].join('\n');
}
