import { worksSince } from '#server/db/connection-row.ts';
import { readProfile } from '#server/features/settings/settings.queries.ts';
import type { MailConnection } from '#server/mail/mail-connection.ts';
import { mayBeInside } from '#server/outside-url.ts';
import type { StoredMailConnection } from '#shared/mail-connection.ts';
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
