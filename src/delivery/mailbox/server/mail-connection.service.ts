import type { MailConnectionUpdate, StoredMailConnection } from '#delivery/mailbox/mail-connection.ts';
import { updateConnection } from '#kit/db/connection-row.ts';
import { encrypt } from '#kit/db/encrypt.ts';
import type { MailConnectionRow } from '#kit/db/tables/mail-connection.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { makeRetriesDue } from '#kit/outbox/outbox.queries.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { lockCaller } from '#people/sign-in/server/caller.ts';
import { getPassword, readMailConnection } from './mail-connection.queries.ts';
import { requireOwn, requirePassword, requireServer } from './mail-connection.rules.ts';
import { presentMailConnection } from './mail-connection.serializer.ts';

/** From then on every instance sends through it, first what waits in the outbox. Equal values write nothing. */
export async function updateMailConnection(
  deps: Deps,
  caller: Caller,
  { version, ...input }: MailConnectionUpdate,
): Promise<StoredMailConnection> {
  requireOwn(deps.config);
  requireServer(deps.config, input);
  const { password: typed, ...fields } = input;
  await inTransaction(deps.db, async (trx) => {
    await lockCaller(trx, caller);
    const before = await readMailConnection(trx);
    const former = await getPassword(trx, before);
    const password = requirePassword(input, before, former);
    if (password === former && hasFields(before, fields)) return;
    const encrypted = await encrypt(trx, 'mail-password', password);
    await write(deps, trx, { version, changes: { ...fields, password: encrypted } });
    const after = getFacts(fields, password !== former && 'changed');
    await record(trx, { ...event(caller), before: getFacts(before), after }, deps.clock());
    await makeRetriesDue(trx, 'email', deps.clock());
  });
  deps.wakeOutbox();
  return presentMailConnection(deps);
}

/** Removes the server and its password. Emails wait in the outbox from then on. */
export async function removeMailConnection(deps: Deps, caller: Caller): Promise<StoredMailConnection> {
  requireOwn(deps.config);
  await inTransaction(deps.db, async (trx) => {
    await lockCaller(trx, caller);
    const before = await readMailConnection(trx);
    if (before.host === '') return;
    const none = { host: '', username: '', password: '', senderName: '', senderEmail: '' };
    await write(deps, trx, { version: before.version, changes: none });
    await record(trx, { ...event(caller), before: getFacts(before) }, deps.clock());
  });
  return presentMailConnection(deps);
}

type Fields = Pick<
  MailConnectionRow,
  'host' | 'port' | 'security' | 'username' | 'senderName' | 'senderEmail'
>;

const hasFields = (row: MailConnectionRow, fields: Fields) =>
  (Object.keys(fields) as (keyof Fields)[]).every((name) => row[name] === fields[name]);

async function write(
  deps: Deps,
  trx: Trx,
  { version, changes }: { version: number; changes: Partial<Fields> & { password: string } },
): Promise<void> {
  if (await updateConnection(trx, 'mailConnection', version, changes)) return;
  throw new AppError('version-conflict', 'Someone else changed the email settings since you opened them.', {
    current: await presentMailConnection({ ...deps, db: trx }),
  });
}

const event = (caller: Caller) =>
  ({ caller, type: 'email-sending-changed', subject: { kind: 'settings' } }) as const;

/** Without the password: only that there is a new one. */
const getFacts = (
  { host, port, security, username, senderName, senderEmail }: Fields,
  mailPassword: 'changed' | false = false,
) => ({
  mailServer: host && `${host}, port ${port}, ${security}`,
  mailUsername: username,
  sender: senderName === '' ? senderEmail : `${senderName} <${senderEmail}>`,
  ...(mailPassword && { mailPassword }),
});
