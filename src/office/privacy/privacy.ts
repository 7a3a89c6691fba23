import * as z from 'zod/mini';
import { subscriberStatusSchema } from '#articles/newsletter/newsletter.ts';
import { requiredText } from '#kit/wire/text.ts';
import { toPersonKey } from '#people/personal-data/person-key.ts';

export const privacyApi = {
  find: '/api/admin/person/find',
  export: '/api/admin/person/export',
  erase: '/api/admin/person/erase',
  erasures: '/api/admin/person/erasures',
} as const;

const message = 'Enter an email address or a phone number';

/** The body of each call about a person. Not in the URL, because URLs end up in logs. */
export const personSchema = z.object({
  contact: requiredText(message, 254).check(
    z.refine((text) => toPersonKey(text) !== null, { error: message, abort: true }),
  ),
});

/** Requests, quotes and customers that only a phone number and a name link to the person. */
const pickedLeadsSchema = z.object({
  customerIds: z.array(z.int()),
  requestIds: z.array(z.int()),
  quoteIds: z.array(z.int()),
});
export type PickedLeads = z.infer<typeof pickedLeadsSchema>;

/** `also`: which of the summary's `joined` are the person's too. Without it, none are. */
export const personWithPickedSchema = z.extend(personSchema, { also: z.optional(pickedLeadsSchema) });

const foundLead = {
  id: z.int(),
  name: z.string(),
  /** Empty for a customer. */
  service: z.string(),
  createdAt: z.string(),
  isInTrash: z.boolean(),
};
const joinedLeadSchema = z.object({ kind: z.enum(['request', 'quote', 'customer']), ...foundLead });
export type JoinedLead = z.infer<typeof joinedLeadSchema>;

export const personSummarySchema = z.object({
  requests: z.int(),
  quotes: z.int(),
  photos: z.int(),
  emails: z.int(),
  customers: z.int(),
  /** Issued invoices, which an erasure keeps for bookkeeping. */
  keptInvoices: z.int(),
  newsletter: z.nullable(subscriberStatusSchema),
  /** Scheduled visits. */
  openVisits: z.int(),
  leads: z.array(z.object({ kind: z.enum(['request', 'quote']), ...foundLead })),
  /** Joined by phone number and name only, which anybody may type. Not exported or erased unless picked. */
  joined: z.array(joinedLeadSchema),
  /** Other emails and phone numbers in these records; more data may be stored under them. */
  otherContacts: z.array(z.string()),
  /** How long nightly backups still contain erased data; null without nightly backups. */
  backupsKeptDays: z.nullable(z.int()),
});
export type PersonSummary = z.infer<typeof personSummarySchema>;

/** The log entry of an erasure; it doesn't identify the person. */
export const erasureSchema = z.object({
  id: z.int(),
  requests: z.int(),
  quotes: z.int(),
  photos: z.int(),
  emails: z.int(),
  subscriptions: z.int(),
  customers: z.int(),
  userName: z.string(),
  createdAt: z.string(),
});
export type Erasure = z.infer<typeof erasureSchema>;
