import * as z from 'zod/mini';
import { emailSchema } from '#kit/wire/email-address.ts';
import { requiredText, trimmedText } from '#kit/wire/text.ts';

export const mailApi = {
  connection: '/api/admin/mail-connection',
  test: '/api/admin/mail-connection/test',
} as const;

/** `none` is for a server on the same machine, since user name and password are not encrypted. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** Mail servers take emails from programs on these. */
export const mailPorts: readonly number[] = [25, 465, 587, 2525];

const serverMessage = 'Enter the server’s name, such as smtp.example.com';
const portMessage = 'Enter a port, such as 465 or 587';

const oneLine = (max: number, what: string) =>
  trimmedText(max).check(z.regex(/^\P{Cc}*$/u, `${what} is one line`));

const fields = {
  host: requiredText(serverMessage, 253).check(
    z.toLowerCase(),
    // A name, or an IP address of either version.
    z.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$|^[0-9a-f:.]*:[0-9a-f:.]*$/, serverMessage),
  ),
  port: z.int(portMessage).check(z.minimum(1, portMessage), z.maximum(65_535, portMessage)),
  security: z.enum(mailSecurities, 'Choose how the connection is encrypted'),
  /** Empty where the server asks for none. */
  username: oneLine(254, 'The user name'),
  /** Empty for the name of the business. */
  senderName: oneLine(100, 'The name'),
  senderEmail: emailSchema,
};

/** The owner's input. Without `password` the stored one stays, as long as it goes to the same server and user. */
export const mailConnectionInputSchema = z.object({
  ...fields,
  password: z.optional(z.string().check(z.maxLength(500, 'At most 500 characters'))),
});
export type MailConnectionInput = z.infer<typeof mailConnectionInputSchema>;

export const mailConnectionUpdateSchema = z.extend(mailConnectionInputSchema, { version: z.int() });
export type MailConnectionUpdate = z.infer<typeof mailConnectionUpdateSchema>;

/** `server`: SMTP_URL is set, which nobody can change here. `panel`: an owner has set it up. Null: nothing is sent. */
const mailSetBy = ['server', 'panel'] as const;

export const storedMailConnectionSchema = z.object({
  setBy: z.nullable(z.enum(mailSetBy)),
  host: z.string(),
  port: z.int(),
  security: z.enum(mailSecurities),
  /** Empty if the server's configuration sets it. */
  username: z.string(),
  hasPassword: z.boolean(),
  senderName: z.string(),
  senderEmail: z.string(),
  /** The first email that was sent through this connection; null: none so far. */
  worksSince: z.nullable(z.string()),
  /** The site is on http: a mail server inside the network, on any port, is fine. */
  isLocalSite: z.boolean(),
  version: z.int(),
});
export type StoredMailConnection = z.infer<typeof storedMailConnectionSchema>;

/** Without `connection` the one in use is tested. */
export const mailTestInputSchema = z.object({
  to: emailSchema,
  connection: z.optional(mailConnectionInputSchema),
});
export type MailTestInput = z.infer<typeof mailTestInputSchema>;

const mailProblems = [
  'sign-in',
  'not-found',
  'unreachable',
  'inside',
  'encryption',
  'sender',
  'recipient',
  'too-slow',
  'no-mail-server',
  'refused',
] as const;
export type MailProblem = (typeof mailProblems)[number];

/** `code` is the SMTP reply's. Its text is not repeated. */
export const mailTestSchema = z.object({
  to: z.string(),
  isSent: z.boolean(),
  problem: z.nullable(z.enum(mailProblems)),
  code: z.nullable(z.int()),
});
export type MailTest = z.infer<typeof mailTestSchema>;
