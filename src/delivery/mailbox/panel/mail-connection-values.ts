import type {
  MailConnectionInput,
  MailSecurity,
  StoredMailConnection,
} from '#delivery/mailbox/mail-connection.ts';
import { findProvider, getChoice, type ProviderChoice } from './mail-providers.ts';

export const snapshot = (stored: StoredMailConnection) => {
  const { host, port, security, username, senderName, senderEmail, version } = stored;
  const server = { provider: getChoice(host), host, port: String(port), security };
  return { values: { ...server, username, password: '', senderName, senderEmail }, version };
};
export type MailValues = ReturnType<typeof snapshot>['values'];

export const labels: Record<keyof MailValues, string> = {
  provider: 'Email provider',
  host: 'Server',
  port: 'Port',
  security: 'Encryption',
  username: 'User name',
  password: 'Password',
  senderName: 'Sender’s name (optional)',
  senderEmail: 'Sender’s email address',
};

export const securityLabels: Record<MailSecurity, string> = {
  tls: 'TLS (port 465)',
  starttls: 'STARTTLS (port 587)',
  none: 'None (this computer)',
};

/** An empty password leaves the stored one. */
export const toBody = ({ provider: _, port, password, ...rest }: MailValues): MailConnectionInput => ({
  ...rest,
  port: port.trim() === '' ? Number.NaN : Number(port),
  ...(password !== '' && { password }),
});

/** The values that come with a provider. */
export function filledBy(choice: ProviderChoice, values: MailValues): Partial<MailValues> {
  const provider = findProvider(choice);
  const former = findProvider(values.provider)?.username?.value;
  return {
    provider: choice,
    ...(provider && { host: provider.host, port: String(provider.port), security: provider.security }),
    username: provider?.username?.value ?? (values.username === former ? '' : values.username),
  };
}
