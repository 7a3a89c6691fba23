import type { AuditSubject, AuditValues } from '#kit/events/audit.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { clip } from '#kit/wire/text.ts';
import { listChangedNames } from './changed-names.ts';

/** Values of any shape; nested objects become `booking.bufferMinutes`. */
type Facts = Record<string, unknown>;

interface Values {
  before: AuditValues | null;
  after: AuditValues | null;
}

/** With both, the fields that differ; null if none do. */
export function toAuditValues(
  subject: AuditSubject,
  before: Facts | undefined,
  after: Facts | undefined,
): Values | null {
  const facts = (each: Facts | undefined) => (each ? lasting(subject, flat(each)) : null);
  const values = differences(facts(before), facts(after));
  return values && { before: clipped(values.before), after: clipped(values.after) };
}

const customerSubjects: readonly AuditSubject[] = ['quote', 'invoice', 'published-pair'];
/** Amounts, numbers and choices. Anything else about these may be a text about a customer. */
const customerFacts = [
  ...['number', 'creditNote', 'total', 'amount', 'method', 'price', 'discount', 'discountPercent', 'lines'],
  ...['codeDiscount', 'minimumFee', 'tripFee'],
  ...['visit', 'category', 'consentWay', 'consentDate'],
];

/** Without texts about a customer, which nobody could erase. */
const lasting = (subject: AuditSubject, values: AuditValues): AuditValues =>
  customerSubjects.includes(subject)
    ? Object.fromEntries(Object.entries(values).filter(([name]) => customerFacts.includes(name)))
    : values;

function differences(before: AuditValues | null, after: AuditValues | null): Values | null {
  if (!before || !after) return { before, after };
  const changed = listChangedNames(before, after);
  if (changed.length === 0) return null;
  const only = (values: AuditValues) =>
    Object.fromEntries(changed.map((name) => [name, findEntry(values, name) ?? null]));
  return { before: only(before), after: only(after) };
}

function flat(facts: Facts, prefix = ''): AuditValues {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      isPlainObject(value)
        ? Object.entries(flat(value, `${prefix}${name}.`))
        : [[prefix + name, text(value)]],
    ),
  );
}

const isPlainObject = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function text(value: unknown): AuditValues[string] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  return value === null || value === undefined ? null : JSON.stringify(value);
}

const longestValue = 500;

const clipped = (values: AuditValues | null) =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? clip(value, longestValue) : value,
    ]),
  );
