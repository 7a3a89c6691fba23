import { type MailConnectionInput, mailPorts } from '#delivery/mailbox/mail-connection.ts';
import type { MailConnectionRow } from '#kit/db/tables/mail-connection.ts';
import type { Config } from '#kit/server/config.ts';
import { setByServer, wrongField } from '#kit/server/errors.ts';
import { isForbiddenIp, isThisComputer, mayBeInside } from '#kit/server/outside-url.ts';

/** Throws at the field if this server must not be called. Its name is checked at each connection. */
export function requireServer(
  config: Pick<Config, 'publicUrl'>,
  { host, port, security }: Pick<MailConnectionInput, 'host' | 'port' | 'security'>,
): void {
  if (isForbiddenIp(config, host)) throw wrongField('host', 'This server is inside a private network');
  if (!mailPorts.includes(port) && !mayBeInside(config)) {
    throw wrongField(
      'port',
      `Mail servers use port ${mailPorts.slice(0, -1).join(', ')} or ${mailPorts.at(-1)}`,
    );
  }
  if (security === 'none' && !(mayBeInside(config) && isThisComputer(host))) {
    throw wrongField('security', 'Only a server on this computer can be used without encryption');
  }
}

/**
 * The password to sign in with. The stored one goes to the server and user it was entered for, and nowhere else: who
 * uses an open panel cannot have it sent to a server of their own.
 */
export function requirePassword(
  { password, ...input }: MailConnectionInput,
  stored: MailConnectionRow,
  storedPassword: string,
): string {
  if (input.username === '') return '';
  if (password) return password;
  const isSame = (['host', 'port', 'security', 'username'] as const).every(
    (name) => input[name] === stored[name],
  );
  if (isSame && storedPassword !== '') return storedPassword;
  throw wrongField(
    'password',
    storedPassword === ''
      ? 'Enter the password'
      : 'Enter the password again, since the server or the user name changed',
  );
}

export function requireOwn({ smtpUrl }: Pick<Config, 'smtpUrl'>): void {
  if (smtpUrl !== null) throw setByServer('Email is', 'SMTP_URL');
}
