import { resolve } from 'node:path';
import type { TagSettings } from '#kit/wire/consent.ts';
import { type Variables, variables } from './config-variables.ts';
import type { LogLevel } from './log.ts';
import type { SmsSettings } from './sms-url.ts';
import type { S3Settings } from './storage-url.ts';

export interface Config {
  port: number;
  host: string;
  /** Origin of canonical URLs and links in emails, without a trailing slash. */
  publicUrl: string;
  isHttps: boolean;
  /** Absolute. The SQLite file, uploads and generated secrets are in it. */
  dataDir: string;
  /** Null: SQLite in the data folder. */
  databaseUrl: string | null;
  /** Null: uploads are stored in the data folder. */
  storage: S3Settings | null;
  /** Null: emails stay in the outbox. */
  smtpUrl: string | null;
  mailFrom: string | null;
  /** Null: an owner may set up texts in the panel. */
  sms: SmsSettings | null;
  /** Null: an owner may set up card payments in the panel. */
  stripe: StripeSettings | null;
  /** Origin of the API that stands in for Stripe's in tests; null: Stripe's own. */
  stripeApiUrl: string | null;
  admin: { username: string; password: string | null };
  /** Reverse proxies whose word about the client's IP is trusted. */
  trustedProxies: string[];
  /** The header that carries the client's IP. */
  clientIpHeader: string;
  /** Null: no third-party tag, so no consent banner. */
  tags: TagSettings | null;
  /** Variables that are set although an owner sets this up in the panel. */
  movedVariables: string[];
  logLevel: LogLevel;
  /** The bearer token of /metrics; null turns the page off. */
  metricsToken: string | null;
  /** False takes the panel's service worker away from every browser. */
  hasPanelWorker: boolean;
  seed: Variables['SEED'];
  /** Days a nightly backup stays; null turns backups off. */
  backupKeepDays: number | null;
  /** Leads older than this are purged; null: never. */
  retentionDays: number | null;
}

interface StripeSettings {
  secretKey: string;
  /** Stripe signs its calls to us with it. */
  webhookSecret: string;
}

/** Postgres, or a SQLite file in the data folder. */
export type DataPlace = Pick<Config, 'databaseUrl' | 'dataDir'>;

export class ConfigError extends Error {}

/** The only reader of the environment. Throws a ConfigError that names each wrong variable. An empty variable counts as unset. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = variables.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(problems.join('; '));
  }
  const values = parsed.data;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    storage: values.STORAGE_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    sms: smsSettings(values),
    stripe: stripeSettings(values),
    stripeApiUrl: values.STRIPE_API_URL ? new URL(values.STRIPE_API_URL).origin : null,
    admin: { username: values.ADMIN_USERNAME, password: values.ADMIN_PASSWORD ?? null },
    trustedProxies: values.TRUSTED_PROXIES,
    clientIpHeader: clientIpHeader(values),
    tags: tagSettings(values.GA_MEASUREMENT_ID ?? null, values.ADS_CONVERSION_ID ?? null),
    movedVariables: set
      .map(([name]) => name)
      .filter((name) => /^AI_(WORKFLOW|PROVIDER|MODEL|API_KEY)/.test(name)),
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    hasPanelWorker: values.PANEL_WORKER,
    seed: values.SEED,
    backupKeepDays: values.BACKUP_KEEP_DAYS,
    retentionDays: values.RETENTION_DAYS,
  };
}

const tagSettings = (analyticsId: string | null, conversionTarget: string | null): TagSettings | null =>
  analyticsId || conversionTarget ? { analyticsId, conversionTarget } : null;

function smsSettings({ SMS_URL, SMS_FROM }: Variables): SmsSettings | null {
  if (SMS_URL && SMS_FROM === undefined) throw new ConfigError('SMS_FROM must be set where SMS_URL is');
  if (!SMS_URL && SMS_FROM !== undefined) throw new ConfigError('SMS_URL must be set where SMS_FROM is');
  return SMS_URL && SMS_FROM !== undefined ? { ...SMS_URL, from: SMS_FROM } : null;
}

function stripeSettings(values: Variables): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (secretKey !== undefined && webhookSecret === undefined) {
    throw new ConfigError('STRIPE_WEBHOOK_SECRET must be set where STRIPE_SECRET_KEY is');
  }
  if (secretKey === undefined && webhookSecret !== undefined) {
    throw new ConfigError('STRIPE_SECRET_KEY must be set where STRIPE_WEBHOOK_SECRET is');
  }
  return secretKey && webhookSecret ? { secretKey, webhookSecret } : null;
}

function clientIpHeader({ CLIENT_IP_HEADER, TRUSTED_PROXIES }: Variables): string {
  if (CLIENT_IP_HEADER !== undefined && TRUSTED_PROXIES.length === 0) {
    throw new ConfigError('TRUSTED_PROXIES must be set where CLIENT_IP_HEADER is');
  }
  return CLIENT_IP_HEADER ?? 'X-Forwarded-For';
}
