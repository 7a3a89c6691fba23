import {
  type StoredWriter,
  type WriterInput,
  type WriterUpdate,
  writerFaults,
} from '#articles/drafts/writer-connection.ts';
import { updateConnection } from '#kit/db/connection-row.ts';
import { encrypt } from '#kit/db/encrypt.ts';
import type { Db } from '#kit/db/open.ts';
import type { WriterConnectionRow } from '#kit/db/tables/writer-connection.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, wrongField } from '#kit/server/errors.ts';
import { requireCallable } from '#kit/server/outside-url.ts';
import { lockCaller } from '#people/sign-in/server/caller.ts';
import { readWriterRow, readWriterSecret, type Writer } from './writer-connection.queries.ts';

/** For the panel: never a secret. */
export async function presentWriter(db: Db): Promise<StoredWriter> {
  const { kind, url, model, secret, version } = await readWriterRow(db);
  return { kind: kind || null, url, model, hasSecret: secret !== '', version };
}

/** From then on it writes, first what waits in the outbox. Equal values write nothing. */
export async function updateWriter(
  deps: Deps,
  caller: Caller,
  { version, ...input }: WriterUpdate,
): Promise<StoredWriter> {
  await inTransaction(deps.db, async (trx) => {
    await lockCaller(trx, caller);
    const before = await readWriterRow(trx);
    const former = await readWriterSecret(trx, before);
    const writer = toWriter(deps, input, before, former);
    const { kind, url, model, secret } = writer;
    if (kind === before.kind && url === before.url && model === before.model && secret === former) return;
    const encrypted = await encrypt(trx, 'writer-secret', secret);
    await write(trx, version, { kind, url, model, secret: encrypted });
    const after = { ...getFacts(writer), ...(secret !== former && { writerSecret: 'changed' }) };
    await record(trx, { ...event(caller), before: getFacts(before), after }, deps.clock());
  });
  deps.wakeOutbox();
  return presentWriter(deps.db);
}

/** Articles that are already asked for wait until somebody writes again. */
export async function removeWriter(deps: Deps, caller: Caller): Promise<StoredWriter> {
  await inTransaction(deps.db, async (trx) => {
    await lockCaller(trx, caller);
    const before = await readWriterRow(trx);
    if (before.kind === '') return;
    await write(trx, before.version, { kind: '', url: '', model: '', secret: '' });
    await record(trx, { ...event(caller), before: getFacts(before) }, deps.clock());
  });
  return presentWriter(deps.db);
}

/**
 * The typed values, with the stored secret where none was typed. That goes to the URL it was entered for, and nowhere else: who
 * uses an open panel cannot have it sent to a service of their own.
 */
export function toWriter(
  { config }: Pick<Deps, 'config'>,
  { kind, url, model, secret }: WriterInput,
  stored: WriterConnectionRow,
  storedSecret: string,
): Writer {
  for (const [field, fault] of Object.entries(writerFaults({ kind, url, model, secret })))
    throw wrongField(field, fault);
  const { username, password } = new URL(url);
  if (kind === 'provider' && (username || password))
    throw wrongField('url', 'Enter the key in its own field');
  requireCallable(config, 'url', withoutCredentials(url).address.href);
  const isSame = kind === stored.kind && url === stored.url;
  if (secret === undefined && storedSecret !== '' && kind === stored.kind && !isSame)
    throw wrongField('secret', 'Enter it again, since the URL changed');
  return {
    kind,
    url,
    model: kind === 'provider' ? model : '',
    secret: secret ?? (isSame ? storedSecret : ''),
  };
}

/** A webhook may have basic authentication in its URL. */
export function withoutCredentials(url: string): { address: URL; authorization: Record<string, string> } {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const basic = `Basic ${Buffer.from(pair).toString('base64')}`;
  return { address, authorization: username || password ? { Authorization: basic } : {} };
}

async function write(
  trx: Trx,
  version: number,
  changes: Pick<WriterConnectionRow, 'kind' | 'url' | 'model' | 'secret'>,
): Promise<void> {
  if (await updateConnection(trx, 'writerConnection', version, changes)) return;
  throw new AppError('version-conflict', 'Someone else changed who writes articles since you opened it.', {
    current: await presentWriter(trx),
  });
}

const event = (caller: Caller) =>
  ({ caller, type: 'article-writer-changed', subject: { kind: 'settings' } }) as const;

/** Without the secret, and without a password in the URL. */
const getFacts = ({ kind, url, model }: Pick<WriterConnectionRow, 'kind' | 'url' | 'model'>) => ({
  articleWriter: kind,
  writerUrl: url && withoutCredentials(url).address.href,
  writerModel: model,
});
