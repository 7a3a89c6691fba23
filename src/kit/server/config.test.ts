import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { ConfigError, readConfig } from './config.ts';

test('without a variable everything has a value that works on this machine', () => {
  assert.deepEqual(readConfig({}), {
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    isHttps: false,
    dataDir: resolve('data'),
    databaseUrl: null,
    storage: null,
    smtpUrl: null,
    mailFrom: null,
    sms: null,
    stripe: null,
    stripeApiUrl: null,
    admin: { username: 'admin', password: null },
    trustedProxies: [],
    clientIpHeader: 'X-Forwarded-For',
    tags: null,
    movedVariables: [],
    logLevel: 'info',
    metricsToken: null,
    hasPanelWorker: true,
    seed: 'demo',
    backupKeepDays: 30,
    retentionDays: null,
  });
});

test('every variable reaches the configuration', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://www.example.com/',
    DATA_DIR: '/srv/sunweave',
    DATABASE_URL: 'postgres://user:password@db:5432/sunweave',
    STORAGE_URL: 's3://KEY:SECRET@objects.example.com/sunweave/uploads?region=eu-central-1',
    SMTP_URL: 'smtps://user:password@mail.example.com',
    MAIL_FROM: 'Sunweave <hello@example.com>',
    SMS_URL: 'https://AC1:to%2Fken@gateway.example.com/Messages.json',
    SMS_FROM: '+18185550100',
    STRIPE_SECRET_KEY: 'sk_test_12345678',
    STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
    STRIPE_API_URL: 'http://localhost:12111/',
    ADMIN_USERNAME: 'the.boss',
    ADMIN_PASSWORD: 'long enough',
    TRUSTED_PROXIES: '10.0.0.7, 192.168.0.0/16,fd00::/8',
    CLIENT_IP_HEADER: 'Fly-Client-IP',
    GA_MEASUREMENT_ID: 'G-ABC123DEF4',
    ADS_CONVERSION_ID: 'AW-123456789/aB-c_D',
    LOG_LEVEL: 'warn',
    METRICS_TOKEN: 'a-token-of-the-watcher',
    PANEL_WORKER: 'off',
    SEED: 'none',
    BACKUP_KEEP_DAYS: '14',
    RETENTION_DAYS: '730',
  });
  assert.deepEqual(config, {
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://www.example.com',
    isHttps: true,
    dataDir: '/srv/sunweave',
    databaseUrl: 'postgres://user:password@db:5432/sunweave',
    storage: {
      endpoint: 'https://objects.example.com',
      bucket: 'sunweave',
      prefix: 'uploads/',
      region: 'eu-central-1',
      accessKeyId: 'KEY',
      secretAccessKey: 'SECRET',
      isPathStyle: true,
    },
    smtpUrl: 'smtps://user:password@mail.example.com',
    mailFrom: 'Sunweave <hello@example.com>',
    sms: {
      url: 'https://gateway.example.com/Messages.json',
      user: 'AC1',
      password: 'to/ken',
      from: '+18185550100',
    },
    stripe: {
      secretKey: 'sk_test_12345678',
      webhookSecret: 'whsec_12345678',
    },
    stripeApiUrl: 'http://localhost:12111',
    admin: { username: 'the.boss', password: 'long enough' },
    trustedProxies: ['10.0.0.7', '192.168.0.0/16', 'fd00::/8'],
    clientIpHeader: 'Fly-Client-IP',
    tags: { analyticsId: 'G-ABC123DEF4', conversionTarget: 'AW-123456789/aB-c_D' },
    movedVariables: [],
    logLevel: 'warn',
    metricsToken: 'a-token-of-the-watcher',
    hasPanelWorker: false,
    seed: 'none',
    backupKeepDays: 14,
    retentionDays: 730,
  });
});

test('an empty variable counts as unset, and an unknown one is ignored', () => {
  assert.deepEqual(
    readConfig({ PORT: '', DATABASE_URL: '  ', ADMIN_PASSWORD: '', PATH: '/bin' }),
    readConfig({}),
  );
});

test('backups and retention are switched off with off, OFF or 0', () => {
  for (const off of ['off', 'OFF', '0', '00']) {
    const { backupKeepDays, retentionDays } = readConfig({ BACKUP_KEEP_DAYS: off, RETENTION_DAYS: off });
    assert.deepEqual([backupKeepDays, retentionDays], [null, null], off);
  }
});

test('the public address follows the port', () => {
  assert.equal(readConfig({ PORT: '4000' }).publicUrl, 'http://localhost:4000');
});

const refused: [name: string, value: string][] = [
  ['BACKUP_KEEP_DAYS', '-1'],
  ['BACKUP_KEEP_DAYS', 'never'],
  ['RETENTION_DAYS', '1.5'],
  ['RETENTION_DAYS', '100000'],
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PORT', '-1'],
  ['PUBLIC_URL', 'www.example.com'],
  ['STORAGE_URL', 'https://objects.example.com/sunweave'],
  ['STORAGE_URL', 's3://objects.example.com/sunweave'],
  ['PUBLIC_URL', 'ftp://example.com'],
  ['PUBLIC_URL', 'https://example.com/shop'],
  ['PUBLIC_URL', 'https://example.com/?from=mail'],
  ['PUBLIC_URL', 'https://kim@example.com'],
  ['DATABASE_URL', 'mysql://localhost/sunweave'],
  ['DATABASE_URL', 'sunweave.sqlite'],
  ['DATABASE_URL', 'postgres://host:port/name'],
  ['SMTP_URL', 'mail.example.com'],
  ['SMTP_URL', 'http://mail.example.com'],
  ['SMTP_URL', 'smtp://'],
  ['SMS_URL', 'ftp://user:token@gateway.example.com/Messages.json'],
  ['SMS_URL', 'https://gateway.example.com/Messages.json'],
  ['SMS_FROM', 'a sender with too many letters'],
  ['MAIL_FROM', 'Front Desk'],
  ['MAIL_FROM', 'desk@example.com, kim@example.com'],
  ['MAIL_FROM', 'Front Desk desk@example.com'],
  ['ADMIN_USERNAME', 'me'],
  ['ADMIN_USERNAME', 'the boss'],
  ['ADMIN_PASSWORD', 'short'],
  ['ADMIN_PASSWORD', 'x'.repeat(129)],
  ['TRUSTED_PROXIES', 'localhost'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.1,10.0.0'],
  ['TRUSTED_PROXIES', '10.0.0.1/8/9'],
  ['CLIENT_IP_HEADER', 'Fly Client IP'],
  ['CLIENT_IP_HEADER', 'Forwarded'],
  ['GA_MEASUREMENT_ID', 'UA-12345-1'],
  ['GA_MEASUREMENT_ID', 'G-'],
  ['GA_MEASUREMENT_ID', 'g-abc123def4'],
  ['GA_MEASUREMENT_ID', 'G-ABC"><script>'],
  ['ADS_CONVERSION_ID', 'AW-123456789'],
  ['ADS_CONVERSION_ID', '123456789/label'],
  ['ADS_CONVERSION_ID', 'AW-123456789/'],
  ['ADS_CONVERSION_ID', 'AW-123456789/a b'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'too short'],
  ['METRICS_TOKEN', 'sixteen characters with spaces'],
  ['SEED', 'all'],
];

/** One sentence about the variable, and in words of ours. */
const saysOneThing = (message: string, name: string) =>
  message.startsWith(`${name} `) && !/[\n;]/.test(message);

for (const [name, value] of refused) {
  test(`${name}=${value} refuses to start and names the variable`, () => {
    const isNamed = (error: unknown) =>
      error instanceof ConfigError &&
      saysOneThing(error.message, name) &&
      !/expected|invalid/i.test(error.message);
    assert.throws(() => readConfig({ [name]: value }), isNamed);
  });
}

test('a password that an address cannot hold is answered with how to write it', () => {
  for (const [name, value] of [
    ['DATABASE_URL', 'postgres://kim:se#cret@db.example.com/site'],
    ['DATABASE_URL', 'postgres://kim:se/cret@db.example.com/site'],
    ['DATABASE_URL', 'postgres://kim:123#cret@db.example.com/site'],
    ['DATABASE_URL', 'postgres://kim:123/cret@db.example.com/site'],
    ['DATABASE_URL', 'postgres://kim:se%cret@db.example.com/site'],
    ['SMTP_URL', 'smtp://kim:587/cret@mail.example.com'],
  ] as const) {
    assert.throws(
      () => readConfig({ [name]: value }),
      ({ message }: Error) => /# as %23, \/ as %2F/.test(message) && !message.includes('cret'),
      value,
    );
  }
  const written = 'postgres://kim:s%23%2F%25@db.example.com/site';
  assert.equal(readConfig({ DATABASE_URL: written }).databaseUrl, written);
});

test('CLIENT_IP_HEADER without TRUSTED_PROXIES could have no effect, and refuses to start', () => {
  assert.throws(
    () => readConfig({ CLIENT_IP_HEADER: 'Fly-Client-IP' }),
    (error: Error) => error instanceof ConfigError && error.message.startsWith('TRUSTED_PROXIES '),
  );
});

test('all wrong variables are named together, and no secret is repeated', () => {
  const environment = {
    PORT: 'x',
    ADMIN_PASSWORD: 'secret',
    DATABASE_URL: 'mysql://u:hidden@h/n',
    SMTP_URL: 'x://u:hidden@h',
  };
  assert.throws(
    () => readConfig(environment),
    (error: Error) =>
      Object.keys(environment).every((name) => error.message.includes(`${name} `)) &&
      !/secret|hidden/.test(error.message),
  );
});

test('without tags there are none, and an empty variable counts as unset', () => {
  assert.equal(readConfig({}).tags, null);
  assert.equal(readConfig({ GA_MEASUREMENT_ID: '', ADS_CONVERSION_ID: ' ' }).tags, null);
});

test('either tag may be configured alone', () => {
  const analyticsId = 'G-ABC123DEF4';
  const conversionTarget = 'AW-123456789/aB-c_D';
  assert.deepEqual(readConfig({ GA_MEASUREMENT_ID: analyticsId }).tags, {
    analyticsId,
    conversionTarget: null,
  });
  assert.deepEqual(readConfig({ ADS_CONVERSION_ID: conversionTarget }).tags, {
    analyticsId: null,
    conversionTarget,
  });
});
