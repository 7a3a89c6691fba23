import type { Trx } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { AuditAction, AuditSubject, AuditValues } from '#shared/audit.ts';
import { findEntry } from '#shared/find-entry.ts';
import { clip } from '#shared/text.ts';

interface Subject {
  kind: AuditSubject;
  id?: string | number;
}

/** Values of any shape; nested objects become `booking.bufferMinutes`. */
type Facts = Record<string, unknown>;

type AuditEvent = ({ caller: Pick<Caller, 'user'> } | { actor: { id: string | null; name: string } }) & {
  action: AuditAction;
  subject: Subject;
  /** No secret. About a customer's record only `customerFacts` are stored: the log outlives an erasure. */
  before?: Facts;
  after?: Facts;
};

/** Somebody at the server's terminal. */
export const commandLine = { id: null, name: 'Command line' };

/** The actor of everything that the server does by itself. */
export const automatic = { id: null, name: 'Automatic' };

/**
 * Adds an entry to the audit log, in the transaction of the change it records. With both `before` and `after` it stores
 * the fields that differ, and nothing if none do.
 */
export async function writeAudit(trx: Trx, event: AuditEvent, now: Date): Promise<void> {
  const { action, subject } = event;
  const by = 'caller' in event ? event.caller.user : event.actor;
  const facts = (each: Facts | undefined) => each && lasting(subject.kind, flat(each));
  const values = differences(facts(event.before), facts(event.after));
  if (!values) return;
  await trx
    .insertInto('auditEntries')
    .values({
      createdAt: now.toISOString(),
      userId: by.id,
      userName: by.name,
      action,
      subject: subject.kind,
      subjectId: subject.id === undefined ? null : String(subject.id),
      beforeValues: jsonOf(values.before),
      afterValues: jsonOf(values.after),
    })
    .execute();
}

const customerSubjects: readonly AuditSubject[] = ['quote', 'invoice', 'published-pair'];
/** Amounts, numbers and choices. Anything else about these may be a text about a customer. */
const customerFacts = [
  ...['number', 'creditNote', 'total', 'amount', 'method', 'price', 'discount', 'discountPercent', 'lines'],
  ...['visit', 'category', 'consentWay', 'consentDate'],
];

/** Without texts about a customer, which nobody could erase. */
const lasting = (subject: AuditSubject, values: AuditValues): AuditValues =>
  customerSubjects.includes(subject)
    ? Object.fromEntries(Object.entries(values).filter(([name]) => customerFacts.includes(name)))
    : values;

interface Values {
  before: AuditValues | undefined;
  after: AuditValues | undefined;
}

/** Null if nothing differs. */
function differences(before: AuditValues | undefined, after: AuditValues | undefined): Values | null {
  if (!before || !after) return { before, after };
  const changed = Object.keys({ ...before, ...after }).filter(
    (name) => (findEntry(before, name) ?? null) !== (findEntry(after, name) ?? null),
  );
  if (changed.length === 0) return null;
  const only = (values: AuditValues) =>
    Object.fromEntries(changed.map((name) => [name, clipped(findEntry(values, name) ?? null)]));
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
const clipped = (value: AuditValues[string]) =>
  typeof value === 'string' ? clip(value, longestValue) : value;

const jsonOf = (values: AuditValues | undefined) =>
  values === undefined
    ? null
    : JSON.stringify(
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, clipped(value)])),
      );
