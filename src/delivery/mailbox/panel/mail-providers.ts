import type { MailSecurity } from '#delivery/mailbox/mail-connection.ts';

interface MailProvider {
  label: string;
  host: string;
  port: number;
  security: MailSecurity;
  /** Tells the owner what to enter, and what to do first. */
  help: string;
  /** Where the provider hands out the password. */
  link?: { label: string; href: string };
  username?: { label?: string; hint: string; value?: string };
  /** The provider's own word, if it isn't a password. */
  passwordLabel?: string;
  /** Its servers differ by region, so the owner sees the name. */
  hasRegions?: true;
}

const appPassword = 'App password';

/** Servers and ports as the providers publish them. */
const mailProviders = {
  gmail: {
    label: 'Gmail or Google Workspace',
    host: 'smtp.gmail.com',
    port: 465,
    security: 'tls',
    help: 'Google wants an app password here, not the one you sign in with. Turn on 2-Step Verification first; then Google shows you 16 letters.',
    link: { label: 'Create an app password', href: 'https://myaccount.google.com/apppasswords' },
    passwordLabel: appPassword,
  },
  microsoft: {
    label: 'Microsoft 365',
    host: 'smtp.office365.com',
    port: 587,
    security: 'starttls',
    help: 'Your Microsoft administrator must allow “Authenticated SMTP” for this mailbox. If your company doesn’t allow it, choose a sending service below.',
  },
  icloud: {
    label: 'iCloud Mail',
    host: 'smtp.mail.me.com',
    port: 587,
    security: 'starttls',
    help: 'Apple wants an app-specific password here. You create one under Sign-In and Security.',
    link: { label: 'Open your Apple account', href: 'https://account.apple.com' },
    passwordLabel: appPassword,
  },
  yahoo: {
    label: 'Yahoo Mail',
    host: 'smtp.mail.yahoo.com',
    port: 465,
    security: 'tls',
    help: 'Yahoo wants an app password here. You create one under Account security.',
    passwordLabel: appPassword,
  },
  zoho: {
    label: 'Zoho Mail',
    host: 'smtp.zoho.com',
    port: 465,
    security: 'tls',
    help: 'With two-factor sign-in, Zoho wants an app password here. For a paid plan with your own domain the server is smtppro.zoho.com.',
    hasRegions: true,
  },
  fastmail: {
    label: 'Fastmail',
    host: 'smtp.fastmail.com',
    port: 465,
    security: 'tls',
    help: 'Fastmail wants an app password here. You create one under Settings, Privacy & Security.',
    passwordLabel: appPassword,
  },
  sendgrid: {
    label: 'SendGrid',
    host: 'smtp.sendgrid.net',
    port: 587,
    security: 'starttls',
    help: 'Verify the sender’s address at SendGrid first, and create an API key that may send mail.',
    username: { hint: 'Always the word apikey', value: 'apikey' },
    passwordLabel: 'API key',
  },
  mailgun: {
    label: 'Mailgun',
    host: 'smtp.mailgun.org',
    port: 587,
    security: 'starttls',
    help: 'Take user name and password from the SMTP credentials of your domain. In the EU the server is smtp.eu.mailgun.org.',
    hasRegions: true,
  },
  postmark: {
    label: 'Postmark',
    host: 'smtp.postmarkapp.com',
    port: 587,
    security: 'starttls',
    help: 'Confirm the sender’s address at Postmark first.',
    username: { hint: 'The server API token' },
    passwordLabel: 'Server API token, again',
  },
  ses: {
    label: 'Amazon SES',
    host: 'email-smtp.us-west-2.amazonaws.com',
    port: 587,
    security: 'starttls',
    help: 'Create SMTP credentials at Amazon SES, which are not your AWS keys, and put your region into the server’s name.',
    hasRegions: true,
  },
} satisfies Record<string, MailProvider>;

type KnownProvider = keyof typeof mailProviders;
/** Empty: not chosen yet. */
export type ProviderChoice = '' | KnownProvider | 'other';

export const providerChoices: readonly ProviderChoice[] = [
  '',
  ...(Object.keys(mailProviders) as KnownProvider[]),
  'other',
];

export const findProvider = (choice: ProviderChoice): MailProvider | undefined =>
  choice === '' || choice === 'other' ? undefined : mailProviders[choice];

export const providerLabels: Record<ProviderChoice, string> = {
  ...(Object.fromEntries(
    Object.entries(mailProviders).map(([choice, { label }]) => [choice, label]),
  ) as Record<KnownProvider, string>),
  '': 'Choose one',
  other: 'Another server',
};

/** The provider of a stored server. */
export function getChoice(host: string): ProviderChoice {
  if (host === '') return '';
  const found = providerChoices.find((choice) => {
    const provider = findProvider(choice);
    return provider?.host === host || (provider?.hasRegions && getDomain(provider.host) === getDomain(host));
  });
  return found ?? 'other';
}

const getDomain = (host: string) => host.split('.').slice(-2).join('.');
