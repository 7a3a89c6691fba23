import * as z from 'zod/mini';
import { phoneDigits } from '#kit/text/phone.ts';
import { isSmsSender } from '#kit/text/sms-sender.ts';
import { requiredText, trimmedText } from '#kit/wire/text.ts';

export const smsApi = {
  connection: '/api/admin/sms-connection',
  test: '/api/admin/sms-connection/test',
  today: '/api/admin/texts/today',
  check: '/api/admin/sms-connection/check',
} as const;

/** Where Twilio takes the texts of an account. Gateways that copy it have URLs of their own. */
export const twilioUrl = (account: string) =>
  `https://api.twilio.com/2010-04-01/Accounts/${account}/Messages.json`;

const senderMessage =
  'Enter a phone number such as (818) 555-0100, a short code, or a name of up to 11 letters';

/** `(818) 555-0100` becomes `+18185550100`. */
function withCountryCode(text: string): string {
  if (!/^[\d\s().+-]+$/.test(text)) return text;
  const digits = phoneDigits(text);
  if (digits !== null) return `+1${digits}`;
  return text.replace(/[\s().-]/g, '');
}

const urlMessage = 'Enter a URL that starts with https://';

/** The owner's input. Without `token` the stored one stays, as long as it goes to the same account and URL. */
export const smsConnectionInputSchema = z.object({
  /** Empty for Twilio. */
  url: trimmedText(500).check(
    z.refine((url) => url === '' || (/^https?:\/\/\S+$/i.test(url) && URL.canParse(url)), urlMessage),
  ),
  account: requiredText('Enter the account', 200).check(
    z.regex(/^[^\s:\p{Cc}]+$/u, 'The account can’t contain spaces or a colon'),
  ),
  token: z.optional(z.string().check(z.trim(), z.maxLength(500, 'At most 500 characters'))),
  sender: requiredText(senderMessage, 30).check(
    z.overwrite(withCountryCode),
    z.refine(isSmsSender, senderMessage),
  ),
});
export type SmsConnectionInput = z.infer<typeof smsConnectionInputSchema>;

/** Null if the account fits. An API key (SK…) looks alike, but cannot check incoming texts. */
export const accountFault = ({ url, account }: Pick<SmsConnectionInput, 'url' | 'account'>): string | null =>
  url !== '' || /^AC[0-9a-f]{32}$/i.test(account)
    ? null
    : 'Enter the Account SID: AC and 32 more letters and digits';

export const smsConnectionUpdateSchema = z.extend(smsConnectionInputSchema, { version: z.int() });
export type SmsConnectionUpdate = z.infer<typeof smsConnectionUpdateSchema>;

export const storedSmsConnectionSchema = z.object({
  /** `server`: SMS_URL is set, which nobody can change here. `panel`: an owner has set it up. Null: no texts are sent. */
  setBy: z.nullable(z.enum(['server', 'panel'])),
  /** Empty for Twilio. If the server's configuration sets it, only its origin. */
  url: z.string(),
  /** Empty if the server's configuration sets it. */
  account: z.string(),
  hasToken: z.boolean(),
  sender: z.string(),
  /** Where the gateway posts texts from customers. */
  incomingUrl: z.string(),
  /** Where it posts calls. */
  callsUrl: z.string(),
  /** The first text that was sent through this connection; null: none so far. */
  worksSince: z.nullable(z.string()),
  /** The site is on http: a gateway inside the network is fine. */
  isLocalSite: z.boolean(),
  version: z.int(),
});
export type StoredSmsConnection = z.infer<typeof storedSmsConnectionSchema>;

/** Without `connection` the one in use is tested. */
export const smsTestInputSchema = z.object({
  to: requiredText('Enter a phone number', 30).check(
    z.refine((phone) => phoneDigits(phone) !== null, 'Enter a phone number such as (818) 555-0100'),
  ),
  connection: z.optional(smsConnectionInputSchema),
});
export type SmsTestInput = z.infer<typeof smsTestInputSchema>;

export const smsProblems = [
  'sign-in',
  'account',
  'trial',
  'sender',
  'recipient',
  'region',
  'opted-out',
  'too-many',
  'not-found',
  'unreachable',
  'inside',
  'encryption',
  'too-slow',
  'no-gateway',
  'unavailable',
  'refused',
] as const;
export type SmsProblem = (typeof smsProblems)[number];

/** `code` is the gateway's own where we know it, else the HTTP status. Its text is not repeated. */
export const smsTestSchema = z.object({
  to: z.string(),
  isSent: z.boolean(),
  problem: z.nullable(z.enum(smsProblems)),
  code: z.nullable(z.int()),
});
export type SmsTest = z.infer<typeof smsTestSchema>;

/** The gateway's own words about the account. Each is null where it does not say. */
export const smsCheckSchema = z.object({
  /** False: it could not be asked, or it is no Twilio. */
  isAsked: z.boolean(),
  accountStatus: z.nullable(z.string()),
  isTrial: z.nullable(z.boolean()),
  /** The sender is a number of the account. */
  hasSender: z.nullable(z.boolean()),
  canText: z.nullable(z.boolean()),
  canSendPictures: z.nullable(z.boolean()),
  /** Where the number posts texts and calls now. */
  smsUrl: z.nullable(z.string()),
  voiceUrl: z.nullable(z.string()),
});
export type SmsCheck = z.infer<typeof smsCheckSchema>;
