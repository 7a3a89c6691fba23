import type { MailConnectionInput } from '#delivery/mailbox/mail-connection.ts';
import { noteWorked } from '#kit/db/connection-row.ts';
import { decrypt, getFingerprint } from '#kit/db/encrypt.ts';
import type { Db } from '#kit/db/open.ts';
import type { MailConnectionRow } from '#kit/db/tables/mail-connection.ts';
import { guardedSocket } from '#kit/mail/server/guarded-socket.ts';
import { connectionOfUrl, type MailConnection } from '#kit/mail/server/mail-connection.ts';
import type { Deps } from '#kit/server/deps.ts';

export type MailDeps = Pick<Deps, 'db' | 'config'>;

const key = 'mail-password';

export const readMailConnection = (db: Db): Promise<MailConnectionRow> =>
  db.selectFrom('mailConnection').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();

/** Whether anything can be sent. SMTP_URL wins over the panel. */
export const hasMailServer = async ({ db, config }: MailDeps): Promise<boolean> =>
  config.smtpUrl !== null || (await readMailConnection(db)).host !== '';

/** The connection that sends: of SMTP_URL, else what an owner has entered. Null where there is none. */
export async function findMailConnection({ db, config }: MailDeps): Promise<MailConnection | null> {
  const { smtpUrl: url, mailFrom: from } = config;
  if (url !== null)
    return { ...connectionOfUrl(url, from), fingerprint: await getFingerprint(db, key, [url, from]) };
  const row = await readMailConnection(db);
  return row.host === ''
    ? null
    : getConnection({ db, config }, { ...row, password: await getPassword(db, row) });
}

export const mailSource = (deps: MailDeps & Pick<Deps, 'clock'>) => ({
  isReady: () => hasMailServer(deps),
  find: () => findMailConnection(deps),
  noteWorked: ({ fingerprint }: MailConnection) =>
    noteWorked(deps.db, 'mailConnection', fingerprint, deps.clock()),
});

/** With the password in clear text. */
export async function getConnection(
  { db, config }: MailDeps,
  input: MailConnectionInput & { password: string },
): Promise<MailConnection> {
  const { host, port, security, username, password, senderName, senderEmail } = input;
  return {
    transport: {
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      ...(username !== '' && { auth: { user: username, pass: password } }),
      getSocket: guardedSocket(config, { host, port }),
    },
    sender: { name: senderName, address: senderEmail },
    fingerprint: await getFingerprint(db, key, [
      host,
      port,
      security,
      username,
      password,
      senderName,
      senderEmail,
    ]),
  };
}

export const getPassword = (db: Db, { password }: Pick<MailConnectionRow, 'password'>): Promise<string> =>
  decrypt(db, key, password);
