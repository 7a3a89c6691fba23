import { type SmsConnectionInput, twilioUrl } from '#delivery/texts/sms-connection.ts';
import { noteWorked } from '#kit/db/connection-row.ts';
import { decrypt, getFingerprint } from '#kit/db/encrypt.ts';
import type { Db } from '#kit/db/open.ts';
import type { SmsConnectionRow } from '#kit/db/tables/sms-connection.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { SmsConnection } from '#kit/sms/server/post-text.ts';
import type { TextSource } from '#kit/sms/server/text-gateway.ts';

export type SmsDeps = Pick<Deps, 'db' | 'config'>;

const key = 'sms-token';

const none: SmsConnectionRow = {
  id: 1,
  url: '',
  account: '',
  token: '',
  sender: '',
  version: 1,
  workedWith: '',
  workedAt: null,
  testedWith: '',
  testedAt: null,
  testingUntil: null,
};

export async function readSmsConnection(db: Db): Promise<SmsConnectionRow> {
  const row = await db.selectFrom('smsConnection').selectAll().where('id', '=', 1).executeTakeFirst();
  return row ?? none;
}

/** Whether texts can be sent. SMS_URL wins over the panel. */
export const hasTextGateway = async ({ db, config }: SmsDeps): Promise<boolean> =>
  config.sms !== null || (await readSmsConnection(db)).account !== '';

/** The gateway that sends: of SMS_URL, else what an owner has entered. Null where there is none. */
export async function findSmsConnection({ db, config }: SmsDeps): Promise<SmsConnection | null> {
  if (config.sms !== null) {
    const { url, user, password, from } = config.sms;
    return { ...config.sms, fingerprint: await getFingerprint(db, key, [url, user, password, from]) };
  }
  const row = await readSmsConnection(db);
  return row.account === ''
    ? null
    : getConnection({ db, config }, { ...row, token: await getToken(db, row) });
}

export const textSource = (deps: SmsDeps & Pick<Deps, 'clock'>): TextSource => ({
  isReady: () => hasTextGateway(deps),
  find: () => findSmsConnection(deps),
  noteWorked: ({ fingerprint }) => noteWorked(deps.db, 'smsConnection', fingerprint, deps.clock()),
});

/** With the token in clear text. */
export async function getConnection(
  { db, config }: SmsDeps,
  { url, account, token, sender }: SmsConnectionInput & { token: string },
): Promise<SmsConnection> {
  return {
    url: url || twilioUrl(account),
    user: account,
    password: token,
    from: sender,
    guard: config,
    fingerprint: await getFingerprint(db, key, [url || twilioUrl(account), account, token, sender]),
  };
}

export const getToken = (db: Db, { token }: Pick<SmsConnectionRow, 'token'>): Promise<string> =>
  decrypt(db, key, token);
