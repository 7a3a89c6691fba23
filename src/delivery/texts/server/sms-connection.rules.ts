import { accountFault, type SmsConnectionInput } from '#delivery/texts/sms-connection.ts';
import type { SmsConnectionRow } from '#kit/db/tables/sms-connection.ts';
import type { Config } from '#kit/server/config.ts';
import { setByServer, wrongField } from '#kit/server/errors.ts';
import { isThisComputer, requireCallable } from '#kit/server/outside-url.ts';

/** Throws at the field if this gateway must not be called. Its name is checked at each connection. */
export function requireGateway(config: Pick<Config, 'publicUrl'>, input: SmsConnectionInput): void {
  const { url } = input;
  const fault = accountFault(input);
  if (fault) throw wrongField('account', fault);
  if (url === '') return;
  requireCallable(config, 'url', url);
  if (url.startsWith('http:') && !isThisComputer(new URL(url).hostname)) {
    throw wrongField('url', 'Only a gateway on this computer can be used without https');
  }
}

/**
 * The token to sign in with. The stored one goes to the account and URL it was entered for, and nowhere else: who uses an
 * open panel cannot have it sent to a gateway of their own.
 */
export function requireToken(
  { token, url, account }: SmsConnectionInput,
  stored: SmsConnectionRow,
  storedToken: string,
): string {
  if (token) return token;
  if (storedToken === '') throw wrongField('token', 'Enter the token');
  if (url === stored.url && account === stored.account) return storedToken;
  throw wrongField('token', 'Enter the token again, since the account or the service changed');
}

export function requireOwn({ sms }: Pick<Config, 'sms'>): void {
  if (sms !== null) throw setByServer('Texts are', 'SMS_URL');
}
