import * as z from 'zod/mini';
import { findEntry } from '#kit/text/find-entry.ts';

export const importKinds = ['customers', 'visits', 'services'] as const;
export type ImportKind = (typeof importKinds)[number];
export const importKindLabels: Record<ImportKind, string> = {
  customers: 'Customers',
  visits: 'Past visits',
  services: 'Services',
};

const importSources = [
  'housecall-pro',
  'jobber',
  'square',
  'quickbooks',
  'google-contacts',
  'unknown',
] as const;
export type ImportSource = (typeof importSources)[number];
export const importSourceLabels: Record<ImportSource, string> = {
  'housecall-pro': 'Housecall Pro',
  jobber: 'Jobber',
  square: 'Square',
  quickbooks: 'QuickBooks',
  'google-contacts': 'Google Contacts',
  unknown: 'A spreadsheet',
};

const importStatuses = ['mapped', 'checked', 'running', 'done', 'undone', 'failed'] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** How dates such as 3/4/2025 begin. Those that begin with the year need no order. */
export type DateOrder = 'month' | 'day';

const fieldLabels = {
  name: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address: 'Whole address',
  street: 'Street',
  unit: 'Unit',
  city: 'City',
  zipCode: 'ZIP code',
  notes: 'Notes',
  language: 'Language',
  date: 'Date of the visit',
  amount: 'Amount',
  service: 'Service',
  title: 'Title',
  category: 'Category',
  price: 'Price',
  minutes: 'Minutes',
  minimumPrice: 'Minimum price',
  description: 'Description',
} as const;
export type ImportField = keyof typeof fieldLabels;

export const importFieldLabel = (field: ImportField): string => fieldLabels[field];

const customerFields = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'street',
  'unit',
  'city',
  'zipCode',
  'notes',
  'language',
] as const satisfies ImportField[];

export const importFields: Record<ImportKind, readonly ImportField[]> = {
  customers: customerFields,
  visits: ['date', 'amount', 'service', ...customerFields],
  services: ['title', 'category', 'price', 'unit', 'minimumPrice', 'minutes', 'description'],
};

export type ImportMapping = Record<string, ImportField | null>;

/** A screen shows a field that it does not know as not imported. */
export const mappedField = (mapping: ImportMapping, column: string): ImportField | null =>
  findEntry(mapping, column) ?? null;

const fields = Object.keys(fieldLabels) as [ImportField, ...ImportField[]];
const mappingSchema = z.record(z.string(), z.nullable(z.enum(fields, 'No such field')));

export const importMappingSchema = z.object({ mapping: mappingSchema });

export const importMarketingSchema = z.object({ isAllowed: z.boolean('Say true or false') });

export const importSchema = z.object({
  id: z.int(),
  kind: z.enum(importKinds),
  source: z.enum(importSources),
  fileName: z.string(),
  columns: z.array(z.string()),
  /** The field of each column; null: it is left out. Several columns may have the same field. */
  mapping: mappingSchema,
  /** The first rows, by column; empty once the rows are deleted. */
  sample: z.array(z.record(z.string(), z.string())),
  status: z.enum(importStatuses),
  /** Rows that are stored, of `total`. */
  done: z.int(),
  total: z.int(),
  created: z.int(),
  joined: z.int(),
  duplicates: z.int(),
  refused: z.int(),
  isMarketingAllowed: z.boolean(),
  /** Null before it is done, and 30 days later. */
  undoableUntil: z.nullable(z.string()),
  userName: z.string(),
  createdAt: z.string(),
});
export type Import = z.infer<typeof importSchema>;

/** Numbers of rows. `row` counts from 1 without the head. */
export const importCheckSchema = z.object({
  create: z.int(),
  /** Add to a known customer. */
  join: z.int(),
  /** Bring nothing new. */
  duplicates: z.int(),
  refused: z.array(z.object({ row: z.int(), reason: z.string() })),
});
export type ImportCheck = z.infer<typeof importCheckSchema>;

export const importUndoSchema = z.object({
  /** Records that are gone: customers, past visits, services. */
  removed: z.int(),
  stays: z.array(
    z.object({
      kind: z.enum(['customer', 'service']),
      id: z.int(),
      name: z.string(),
      reason: z.string(),
    }),
  ),
});
export type ImportUndo = z.infer<typeof importUndoSchema>;

export const importFileField = 'file';
export const importLimits = {
  bytes: 50_000_000,
  rows: 200_000,
  columns: 300,
  cell: 5_000,
  undoDays: 30,
} as const;
