import {
  type SmsConnectionUpdate,
  type StoredSmsConnection,
  twilioUrl,
} from '#delivery/texts/sms-connection.ts';
import { updateConnection } from '#kit/db/connection-row.ts';
import { encrypt } from '#kit/db/encrypt.ts';
import type { SmsConnectionRow } from '#kit/db/tables/sms-connection.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { makeRetriesDue } from '#kit/outbox/outbox.queries.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { lockCaller } from '#people/sign-in/server/caller.ts';
import { getToken, readSmsConnection } from './sms-connection.queries.ts';
import { requireGateway, requireOwn, requireToken } from './sms-connection.rules.ts';
import { presentSmsConnection } from './sms-connection.serializer.ts';

/** From then on every instance texts through it, first what waits in the outbox. Equal values write nothing. */
export async function updateSmsConnection(
  deps: Deps,
  caller: Caller,
  { version, ...input }: SmsConnectionUpdate,
): Promise<StoredSmsConnection> {
  requireOwn(deps.config);
  requireGateway(deps.config, input);
  const { token: _, ...fields } = input;
  await inTransaction(deps.db, async (trx) => {
    await lockCaller(trx, caller);
    const before = await readSmsConnection(trx);
    const former = await getToken(trx, before);
    const token = requireToken(input, before, former);
    if (token === former && hasFields(before, fields)) return;
    await write(deps, trx, version, { ...fields, token: await encrypt(trx, 'sms-token', token) });
    const after = getFacts(fields, token !== former && 'changed');
    await record(trx, { ...event(caller), before: getFacts(before), after }, deps.clock());
    await makeRetriesDue(trx, 'text', deps.clock());
  });
  deps.wakeOutbox();
  return presentSmsConnection(deps);
}

/** Removes the account and its token. Texts that are written wait from then on, and no new ones are written. */
export async function removeSmsConnection(deps: Deps, caller: Caller): Promise<StoredSmsConnection> {
  requireOwn(deps.config);
  await inTransaction(deps.db, async (trx) => {
    await lockCaller(trx, caller);
    const before = await readSmsConnection(trx);
    if (before.account === '') return;
    await write(deps, trx, before.version, { url: '', account: '', token: '', sender: '' });
    await record(trx, { ...event(caller), before: getFacts(before) }, deps.clock());
  });
  return presentSmsConnection(deps);
}

type Fields = Pick<SmsConnectionRow, 'url' | 'account' | 'sender'>;

const hasFields = (row: SmsConnectionRow, fields: Fields) =>
  (Object.keys(fields) as (keyof Fields)[]).every((name) => row[name] === fields[name]);

async function write(
  deps: Deps,
  trx: Trx,
  version: number,
  changes: Fields & Pick<SmsConnectionRow, 'token'>,
): Promise<void> {
  if (await updateConnection(trx, 'smsConnection', version, changes)) return;
  throw new AppError('version-conflict', 'Someone else changed the text settings since you opened them.', {
    current: await presentSmsConnection({ ...deps, db: trx }),
  });
}

const event = (caller: Caller) =>
  ({ caller, type: 'text-sending-changed', subject: { kind: 'settings' } }) as const;

/** Without the token: only that there is a new one. */
const getFacts = ({ url, account, sender }: Fields, textToken: 'changed' | false = false) => ({
  textGateway: account && (url || twilioUrl(account)),
  textAccount: account,
  sender,
  ...(textToken && { textToken }),
});
