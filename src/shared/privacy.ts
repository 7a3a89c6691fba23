import * as z from 'zod/mini';
import { subscriberStatusSchema } from './newsletter.ts';
import { phoneDigits } from './phone.ts';
import { requiredText } from './text.ts';
import { isZipPlus4 } from './zip-codes.ts';

/** What a person's data is found by: an e-mail in lower case, or the digits of a telephone number. */
export type PersonKey = { kind: 'email'; value: string } | { kind: 'phone'; value: string };

/** Null for what is neither. */
export function personKeyOf(typed: string): PersonKey | null {
  const text = typed.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { kind: 'email', value: text.toLowerCase() };
  if (!/^[\d\s().+-]+$/.test(text) || isZipPlus4(text)) return null;
  const digits = plainDigits(text);
  return digits.length >= 7 ? { kind: 'phone', value: digits } : null;
}

/** A telephone number as it is compared, however it was typed. */
export const plainDigits = (phone: string): string => phoneDigits(phone) ?? phone.replace(/\D/g, '');

const message = 'Enter an email address or a phone number';

/** The body of each call about a person. In the body, since an address ends up in logs. */
export const personSchema = z.object({
  contact: requiredText(message, 254).check(
    z.refine((text) => personKeyOf(text) !== null, { error: message, abort: true }),
  ),
});

/** How much is stored about a person. */
export const personSummarySchema = z.object({
  requests: z.int(),
  quotes: z.int(),
  photos: z.int(),
  emails: z.int(),
  newsletter: z.nullable(subscriberStatusSchema),
  /** Visits that are scheduled and not completed. */
  openVisits: z.int(),
  leads: z.array(
    z.object({
      kind: z.enum(['request', 'quote']),
      id: z.int(),
      name: z.string(),
      service: z.string(),
      createdAt: z.string(),
      isInTrash: z.boolean(),
    }),
  ),
  /** What else these records are reached by: more may be stored under it. */
  otherContacts: z.array(z.string()),
  /** For how long backups still hold what is erased; null where none are made every night. */
  backupsKeptDays: z.nullable(z.int()),
});
export type PersonSummary = z.infer<typeof personSummarySchema>;

/** That somebody erased a person's data: nothing here says whose. */
export const erasureSchema = z.object({
  id: z.int(),
  requests: z.int(),
  quotes: z.int(),
  photos: z.int(),
  emails: z.int(),
  subscriptions: z.int(),
  userName: z.string(),
  createdAt: z.string(),
});
export type Erasure = z.infer<typeof erasureSchema>;
