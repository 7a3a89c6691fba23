import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDb } from '#kit/db/open.ts';
import { createLog } from '#kit/server/log.ts';
import { run } from '../steps/command.mjs';
import { toEmail } from './clients.mjs';

/**
 * Compares what was acknowledged with what is stored, while the server is down. Returns a sentence for each fault.
 * @param {{ dataDir: string, databaseUrl: string | null }} product
 */
export async function audit(product, acknowledged, postgresBin) {
  const db = openDb(product, createLog());
  try {
    const stored = await readAll(db);
    const uploads = join(product.dataDir, 'uploads');
    const faults = acknowledged.flatMap((quote) =>
      getFaults(quote, stored, uploads).map((fault) => `quote ${quote.number}: ${fault}`),
    );
    const surplus = stored.requests.length - acknowledged.length;
    if (surplus !== 0) faults.push(`${surplus} requests more than were acknowledged`);
    faults.push(...(await integrityFaults(db, product.databaseUrl, postgresBin)));
    const unclaimed = stored.uploads.filter(({ requestId }) => requestId === null).length;
    return { faults, unclaimed, strayFiles: strayFiles(uploads, stored), counts: getCounts(stored) };
  } finally {
    await db.destroy();
  }
}

async function readAll(db) {
  const all = (table) => db.selectFrom(table).selectAll().execute();
  return {
    requests: await all('requests'),
    quotes: await all('quotes'),
    quoteItems: await all('quoteItems'),
    uploads: await all('uploads'),
    outbox: await all('outbox'),
  };
}

const getCounts = (stored) =>
  Object.fromEntries(Object.entries(stored).map(([name, rows]) => [name, rows.length]));

function getFaults({ number, body, answer }, stored, uploads) {
  const faults = [];
  const only = (what, rows, count = 1) => {
    if (rows.length !== count) faults.push(`${rows.length} of ${count} ${what}`);
    return rows[0];
  };
  const request = only('requests', by(stored.requests, 'email', toEmail(number)));
  if (request?.id !== answer.id) faults.push(`answered as request ${answer.id}, stored as ${request?.id}`);
  const quote = only('quotes', by(stored.quotes, 'requestId', answer.id));
  if (quote?.id !== answer.quoteId)
    faults.push(`answered as quote ${answer.quoteId}, stored as ${quote?.id}`);
  only('quote items', by(stored.quoteItems, 'quoteId', answer.quoteId));
  const mails = by(stored.outbox, 'requestId', answer.id);
  only(
    'emails to the owner',
    mails.filter(({ purpose }) => purpose === 'lead'),
  );
  only(
    'confirmations',
    mails.filter(({ purpose }) => purpose === 'confirmation'),
  );
  const upload = only('photos', by(stored.uploads, 'requestId', answer.id));
  if (upload && `/uploads/${upload.name}` !== body.imageUrl) faults.push('the photo is another one');
  if (upload && !isWhole(join(uploads, upload.name), upload.bytes))
    faults.push('the photo’s file is not whole');
  return faults;
}

const indexes = new WeakMap();

/** Rows by value, read once. */
function by(rows, column, value) {
  const known = indexes.get(rows) ?? {};
  indexes.set(rows, known);
  known[column] ??= Map.groupBy(rows, (row) => row[column]);
  return known[column].get(value) ?? [];
}

function isWhole(path, bytes) {
  try {
    const file = readFileSync(path);
    return file.length === bytes && file.toString('latin1', 8, 12) === 'WEBP';
  } catch {
    return false;
  }
}

/** Files that no row names, and so nothing would ever delete. */
function strayFiles(uploads, stored) {
  const named = new Set(stored.uploads.map(({ name }) => name));
  return readdirSync(uploads).filter((file) => !named.has(file.replace(/\.part$/, '')));
}

async function integrityFaults(db, databaseUrl, postgresBin) {
  if (databaseUrl === null) {
    const checks = await Promise.all(
      ['integrity_check', 'foreign_key_check'].map((name) => sql.raw(`pragma ${name}`).execute(db)),
    );
    return checks
      .flatMap(({ rows }) => rows.map((row) => Object.values(row).join(' ')))
      .filter((text) => text !== 'ok');
  }
  const orphans = await countOrphans(db);
  const { code, output } = await run(join(postgresBin, 'pg_amcheck'), [
    ...['--install-missing', '--heapallindexed', '--dbname', databaseUrl],
  ]);
  // Not every Postgres package has the extension; the counts above are still checked.
  const isMissing = code === 127 || /could not open extension control file|is not available/.test(output);
  return [...orphans, ...(code === 0 || isMissing ? [] : [`pg_amcheck: ${output}`])];
}

const references = [
  ['quotes', 'requestId', 'requests'],
  ['quoteItems', 'quoteId', 'quotes'],
  ['uploads', 'requestId', 'requests'],
  ['outbox', 'requestId', 'requests'],
];

async function countOrphans(db) {
  const found = [];
  for (const [table, column, target] of references) {
    const rows = await db
      .selectFrom(table)
      .select(`${table}.id`)
      .where(`${table}.${column}`, 'is not', null)
      .where(`${table}.${column}`, 'not in', db.selectFrom(target).select(`${target}.id`))
      .execute();
    if (rows.length > 0) found.push(`${rows.length} ${table} without their ${target}`);
  }
  return found;
}
