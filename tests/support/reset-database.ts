import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Above it a new copy is cheaper, and the planner would not take the emptied tables for new ones. */
const mostBytes = 2_000_000;
/** Rows that were deleted still take their place. */
const mostUses = 50;

export interface Resetter {
  /** Whether the database is as it was; if not, it cannot be used again. */
  reset: () => Promise<boolean>;
  end: () => Promise<void>;
}

/** Brings a migrated Postgres database back to how it is now: in a third of the time that a new copy takes. */
export async function openResetter(url: string): Promise<Resetter> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  // It lives as long as the process. Not in the types of pg.
  (client as unknown as { unref: () => void }).unref();
  // All rows go, whatever refers to them.
  await client.query("set session_replication_role = 'replica'");
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const contents = {
    name: 'contents',
    text: tables
      .map(
        ({ name }) =>
          `select '${name}' as name, (select md5(string_agg(t::text, ',')) from ${name} t) as hash`,
      )
      .join(' union all '),
  };
  const readHashes = async () => {
    const { rows } = await client.query<{ name: string; hash: string | null }>(contents);
    return rows;
  };
  const hashes = new Map((await readHashes()).map(({ name, hash }) => [name, hash]));
  const inserts = new Map<string, string>();
  for (const [name, hash] of hashes) if (hash) inserts.set(name, await readInsert(client, name));
  const restart = await readRestart(client);
  const first = await readShape(client);
  let uses = 0;
  return {
    end: () => client.end(),
    async reset() {
      uses += 1;
      if (uses > mostUses || !(await isAlone(client))) return false;
      const shape = await readShape(client);
      if (shape.definitions !== first.definitions || shape.bytes > first.bytes + mostBytes) return false;
      const changed = (await readHashes()).filter(({ name, hash }) => hash !== hashes.get(name));
      const statements = changed.flatMap(({ name }) => [`delete from ${name}`, inserts.get(name) ?? '']);
      await client.query([...statements, restart].filter(Boolean).join('; '));
      return true;
    },
  };
}

/** Connections that a test has closed take a moment to end. */
async function isAlone(client: pg.Client): Promise<boolean> {
  const text = 'select count(*)::int as count from pg_stat_activity where datname = current_database()';
  for (let tries = 0; tries < 20; tries += 1) {
    const { rows } = await client.query({ name: 'connections', text });
    if (rows[0].count === 1) return true;
    await sleep(5);
  }
  return false;
}

/** A test may have changed the schema, or gathered statistics, which change plans. */
async function readShape(client: pg.Client): Promise<{ definitions: string; bytes: number }> {
  const newest = (catalog: string) => `(select max(xmin::text::bigint) from ${catalog})`;
  const ours = "where relnamespace = 'public'::regnamespace";
  const { rows } = await client.query({
    name: 'shape',
    text: `select concat_ws(' ', ${['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc'].map(newest).join(', ')},
      (select sum(reltuples) || ' ' || sum(relpages) from pg_class ${ours})) as definitions,
      (select sum(pg_relation_size(oid)) from pg_class ${ours} and relkind = 'r')::int as bytes`,
  });
  return rows[0];
}

async function readInsert(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query(`select json_agg(t)::text as rows from ${name} t`);
  const json = client.escapeLiteral(rows[0].rows);
  return `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${json})`;
}

async function readRestart(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select format('setval(%L, %s, %L)', quote_ident(sequencename), coalesce(last_value, start_value),
      last_value is not null) as call from pg_sequences where schemaname = 'public'`,
  );
  return `select ${rows.map(({ call }) => call).join(', ')}`;
}
