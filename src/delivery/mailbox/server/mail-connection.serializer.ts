import { readProfile } from '#company/settings/server/settings.queries.ts';
import type { StoredMailConnection } from '#delivery/mailbox/mail-connection.ts';
import { worksSince } from '#kit/db/connection-row.ts';
import type { MailConnection } from '#kit/mail/server/mail-connection.ts';
import { mayBeInside } from '#kit/server/outside-url.ts';
import { findMailConnection, type MailDeps, readMailConnection } from './mail-connection.queries.ts';

/** For the panel: never a password. */
export async function presentMailConnection(deps: MailDeps): Promise<StoredMailConnection> {
  const { db, config } = deps;
  const { password, ...row } = await readMailConnection(db);
  const inUse = await findMailConnection(deps);
  const common = {
    worksSince: worksSince(row, inUse),
    isLocalSite: mayBeInside(config),
    version: row.version,
  };
  if (config.smtpUrl !== null && inUse) {
    return { setBy: 'server', ...(await fromEnvironment(deps, config.smtpUrl, inUse)), ...common };
  }
  const { host, port, security, username, senderName, senderEmail } = row;
  const entered = { host, port, security, username, senderName, senderEmail };
  return { setBy: inUse && 'panel', ...entered, hasPassword: password !== '', ...common };
}

/** Server and sender, but not who signs in there. */
async function fromEnvironment({ db }: MailDeps, url: string, { sender }: MailConnection) {
  const { protocol, hostname, port, username } = new URL(url);
  const isTls = protocol === 'smtps:';
  return {
    host: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    security: isTls ? ('tls' as const) : ('starttls' as const),
    username: '',
    hasPassword: username !== '',
    senderName: sender.name,
    senderEmail: sender.address || (await readProfile(db)).email,
  };
}
