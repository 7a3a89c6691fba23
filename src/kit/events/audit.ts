import * as z from 'zod/mini';
import { pagingSchema } from '#kit/wire/paging.ts';

/** Everything that the audit log records, in the order of its filter. */
export const auditActionLabels = {
  'signed-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'person-added': 'Person added',
  'person-changed': 'Person changed',
  'role-changed': 'Role changed',
  'person-removed': 'Person removed',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset',
  'password-set-by-link': 'Password set by link',
  'second-factor-on': 'Two-step sign-in turned on',
  'second-factor-off': 'Two-step sign-in turned off',
  'sessions-ended': 'Sessions ended',
  'settings-changed': 'Settings changed',
  'legal-page-changed': 'Legal page changed',
  'email-sending-changed': 'Email sending changed',
  'text-sending-changed': 'Text sending changed',
  'article-writer-changed': 'Article writer changed',
  'card-payments-changed': 'Card payments changed',
  'site-confirmed': 'Site confirmed after a move',
  'test-text-sent': 'Test text sent',
  'category-added': 'Category added',
  'category-changed': 'Category changed',
  'category-deleted': 'Category deleted',
  'category-restored': 'Category restored',
  'service-added': 'Service added',
  'service-changed': 'Service changed',
  'service-deleted': 'Service deleted',
  'service-restored': 'Service restored',
  'code-added': 'Code added',
  'code-changed': 'Code changed',
  'code-deleted': 'Code deleted',
  'code-restored': 'Code restored',
  'crew-added': 'Crew added',
  'crew-changed': 'Crew changed',
  'quote-priced': 'Quote priced',
  'quote-price-changed': 'Quote price changed',
  'invoice-issued': 'Invoice issued',
  'invoice-voided': 'Invoice voided',
  'invoice-credited': 'Invoice credited',
  'payment-recorded': 'Payment recorded',
  'payment-refunded': 'Payment refunded',
  'payment-settled': 'Payment at the door settled',
  'pair-published': 'Photos published',
  'pair-unpublished': 'Photos taken off the site',
  'import-run': 'Data imported',
  'import-undone': 'Import undone',
  'import-marketing-changed': 'Marketing after an import changed',
  exported: 'Data exported',
  'person-exported': 'Personal data exported',
  'person-erased': 'Personal data erased',
  purged: 'Trash purged',
  'key-added': 'Key added',
  'key-changed': 'Key changed',
  'key-removed': 'Key removed',
  'backup-made': 'Backup made',
  'backup-restored': 'Backup restored',
} as const;
export type AuditAction = keyof typeof auditActionLabels;
export const auditActions = Object.keys(auditActionLabels) as [AuditAction, ...AuditAction[]];

export const auditSubjectLabels = {
  person: 'Person',
  settings: 'Settings',
  category: 'Category',
  service: 'Service',
  code: 'Code',
  crew: 'Crew',
  quote: 'Quote',
  invoice: 'Invoice',
  'published-pair': 'Published photos',
  webhook: 'Webhook',
  'api-key': 'API key',
  'calendar-link': 'Calendar link',
  import: 'Import',
  export: 'Export',
  trash: 'Trash',
  backup: 'Backup',
} as const;
export type AuditSubject = keyof typeof auditSubjectLabels;

/** Texts are clipped, money is in dollars. */
const valuesSchema = z.nullable(
  z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
);

/** `before` and `after` have only the fields that changed. */
export const auditEntrySchema = z.object({
  id: z.int(),
  createdAt: z.string(),
  userId: z.nullable(z.string()),
  userName: z.string(),
  action: z.enum(auditActions),
  subject: z.enum(Object.keys(auditSubjectLabels) as [AuditSubject, ...AuditSubject[]]),
  subjectId: z.nullable(z.string()),
  before: valuesSchema,
  after: valuesSchema,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditValues = NonNullable<AuditEntry['before']>;

const date = z.iso.date('Enter a date as YYYY-MM-DD');

/** Both dates are included, and local to the business. */
export const auditFilterSchema = z.object({
  person: z.optional(z.string()),
  action: z.optional(z.enum(auditActions, 'No such action')),
  from: z.optional(date),
  to: z.optional(date),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

/** `before` is the id of the last entry shown, which is faster than a large `offset`. */
export const auditQuerySchema = z.extend(auditFilterSchema, {
  ...pagingSchema.shape,
  before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
});

export const auditKeptDays = 730;
