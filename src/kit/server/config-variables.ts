import { isIP } from 'node:net';
import { z } from 'zod';
import { isSmsSender } from '#kit/text/sms-sender.ts';
import { logLevels } from './log.ts';
import { readSender } from './mail-address.ts';
import { readSmsUrl } from './sms-url.ts';
import { readStorageUrl } from './storage-url.ts';

/** A preset of `company/presets`, or nothing. */
const seeds = ['demo', 'house-cleaning', 'window-cleaning', 'none'] as const;

const optional = z.string().trim().min(1).optional();
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number')
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65535, 'must lie between 1 and 65535');

const webUrl = (example: string) =>
  z
    .string()
    .trim()
    .pipe(z.url({ protocol: /^https?$/, error: `must be an address such as ${example}` }));

/** Null for `0` and `off`. */
const daysOrOff = z
  .string()
  .regex(/^(\d{1,5}|off)$/i, 'must be a number of days, or off')
  .transform((text) => (/^\d+$/.test(text) && Number(text) > 0 ? Number(text) : null))
  .nullable();

const inPassword =
  '. In a user name or password write # as %23, / as %2F, ? as %3F, @ as %40, : as %3A and % as %25';

/** Every environment variable of the product. `.env.example` explains each. */
export const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: webUrl('https://www.example.com')
    .refine(isOrigin, 'must be an origin: nothing may follow the host, and no user name stand before it')
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres://', abort: true })
    .refine(isUrl, `is no address such as postgres://user:password@host:5432/name${inPassword}`)
    .optional(),
  STORAGE_URL: z.string().trim().transform(readOrExplain(readStorageUrl)).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.*[^/]/, {
      error: 'must begin with smtp:// or smtps:// and name a mail server',
      abort: true,
    })
    .refine(isUrl, `is no address such as smtp://user:password@mail.example.com:587${inPassword}`)
    .optional(),
  MAIL_FROM: optional.refine(
    (text) => text === undefined || readSender(text) !== null,
    'must be an address, or Name <address>',
  ),
  SMS_URL: z.string().trim().transform(readOrExplain(readSmsUrl)).optional(),
  SMS_FROM: z
    .string()
    .trim()
    .refine(isSmsSender, 'must be a number such as +18185550100, a short code, or a sender name')
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .trim()
    .regex(/^[sr]k_\w{8,}$/, 'must begin with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .trim()
    .regex(/^whsec_\w{8,}$/, 'must begin with whsec_')
    .optional(),
  STRIPE_API_URL: webUrl('http://localhost:12111')
    .refine(isOrigin, 'must be an origin: nothing may follow the host, and no user name stand before it')
    .optional(),
  ADMIN_USERNAME: z
    .string()
    .regex(/^[a-zA-Z0-9_.]{3,30}$/, 'must be 3 to 30 letters, digits, dots or underscores')
    .default('admin'),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(128, 'must have at most 128 characters')
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isIpOrNetwork), 'must be addresses or networks such as 10.0.0.0/8')
    .default([]),
  CLIENT_IP_HEADER: z
    .string()
    .trim()
    .regex(
      /^(?!forwarded$)[a-z][a-z0-9-]*$/i,
      'must be the name of a header that holds an address, such as Fly-Client-IP',
    )
    .optional(),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must look like G-ABC123DEF4')
    .optional(),
  ADS_CONVERSION_ID: z
    .string()
    .regex(/^AW-\d{6,15}\/[\w-]{1,60}$/, 'must look like AW-123456789/label')
    .optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  METRICS_TOKEN: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters and no space')
    .optional(),
  PANEL_WORKER: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('on')
    .transform((text) => text === 'on'),
  SEED: z
    .enum(seeds, { error: `must be ${seeds.slice(0, -1).join(', ')} or ${seeds.at(-1)}` })
    .default('demo'),
  BACKUP_KEEP_DAYS: daysOrOff.default(30),
  RETENTION_DAYS: daysOrOff.default(null),
});

/** False also where an @ stands behind the host: then the host begins within a password with a #, / or ?. */
function isUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password, pathname, hash } = new URL(text);
  const isBroken = username === '' && password === '' && `${pathname}${hash}`.includes('@');
  return !isBroken && [username, password].every(canDecode);
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const { origin, href } = new URL(text);
  return href === `${origin}/`;
}

/** Turns the error that `read` throws into an issue of the variable. */
function readOrExplain<Value>(read: (text: string) => Value) {
  return (text: string, context: z.RefinementCtx): Value => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  };
}

/** `10.0.0.7`, `10.0.0.0/8`, `fd00::/8` */
function isIpOrNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)]!;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits && rest.length === 0;
}

export type Variables = z.infer<typeof variables>;
