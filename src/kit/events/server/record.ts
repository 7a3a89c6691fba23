import type { EventsTable } from '#kit/db/tables/events.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { type AuditAction, type AuditSubject, auditActionLabels } from '#kit/events/audit.ts';
import { type EntryType, type HistoryType, historyActions } from '#kit/events/events.ts';
import type { Actor } from './actors.ts';
import { toAuditValues } from './audit-values.ts';
import { type Facts, toHistoryChanges } from './history-changes.ts';

/** Values that reactions need, beside those of the entry, by the type of the event. `reactions.ts` names them. @public */
// biome-ignore lint/suspicious/noEmptyInterface: extended there, since it may import what this file must not.
export interface EventValues {}

/** Events that are not stored: only their reactions read them. */
type SignalType = Exclude<keyof EventValues, EntryType>;
type EventType = EntryType | SignalType;

/** An entry of the history of a request or a quote. */
interface HistoryEntry {
  subject: { kind: 'request' | 'quote'; id: number };
  by: Actor;
  /** Empty for an event that changes no field. */
  before?: Facts;
  after?: Facts;
  /** Texts in full, where no other place has them. */
  isWhole?: boolean;
}

/** An entry of the audit log. */
type AuditEntry = ({ caller: { user: Actor } } | { by: Actor }) & {
  subject: { kind: AuditSubject; id?: string | number };
  /** Values of any shape, and no secret. About a customer's record only `customerFacts` are stored. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

type Entry<Type> = Type extends HistoryType ? HistoryEntry : Type extends AuditAction ? AuditEntry : unknown;
type Values<Type> = Type extends keyof EventValues ? EventValues[Type] : unknown;

type HistoryEvent = HistoryEntry & { type: HistoryType };
type AuditEvent = AuditEntry & { type: AuditAction };
type ValueType = keyof EventValues;
export type AppEvent =
  | (HistoryEntry & { type: Exclude<HistoryType, ValueType> })
  | (AuditEntry & { type: Exclude<AuditAction, ValueType> })
  | { [Type in ValueType]: { type: Type } & Entry<Type> & EventValues[Type] }[ValueType];

type Reaction<Type extends EventType> = (
  trx: Trx,
  event: Entry<Type> & Values<Type>,
  now: Date,
) => Promise<unknown>;

/** The reactions to each event, in order. One that is not stored has at least one. */
export type Reactions = {
  readonly [Type in SignalType]: readonly [Reaction<Type>, ...Reaction<Type>[]];
} & { readonly [Type in EntryType]?: readonly Reaction<Type>[] };

let reactions: Reactions | undefined;

/** For whoever puts the application together: the rooms that record do not import those that react. */
export function registerReactions(all: Reactions): void {
  reactions = all;
}

/**
 * Stores what happened, in the transaction of the change, and runs what follows from it. With both `before` and `after`
 * an entry has the fields that differ; without a difference there is none.
 */
export async function record(trx: Trx, events: AppEvent | readonly AppEvent[], now: Date): Promise<void> {
  if (!reactions) throw new Error('no reactions are registered');
  const all = [events].flat();
  const rows = all.flatMap((event) => toRow(event, now) ?? []);
  if (rows.length > 0) await trx.insertInto('events').values(rows).execute();
  for (const event of all) {
    // The compiler has compared them in `Reactions`; here it cannot tell which type it is.
    for (const react of (reactions[event.type] ?? []) as readonly Reaction<never>[]) {
      await react(trx, event as never, now);
    }
  }
}

function toRow(event: AppEvent, now: Date): Omit<EventsTable, 'id'> | null {
  if (!isInHistory(event) && !isInAudit(event)) return null;
  const content = isInHistory(event) ? toHistoryContent(event) : toAuditContent(event);
  if (!content) return null;
  const { type, subject } = event;
  const by = 'by' in event ? event.by : event.caller.user;
  return {
    type,
    isAudit: isInHistory(event) ? 0 : 1,
    subject: subject.kind,
    subjectId: subject.id === undefined ? null : String(subject.id),
    content: JSON.stringify(content),
    userId: by.id,
    userName: by.name,
    createdAt: now.toISOString(),
  };
}

const isInHistory = (event: { type: EventType }): event is HistoryEvent =>
  Object.hasOwn(historyActions, event.type);
const isInAudit = (event: { type: EventType }): event is AuditEvent =>
  Object.hasOwn(auditActionLabels, event.type);

function toHistoryContent({ type, before = {}, after = {}, isWhole = false }: HistoryEvent) {
  const changes = toHistoryChanges(before, after, isWhole);
  return historyActions[type] === 'changed' && Object.keys(changes).length === 0 ? null : changes;
}

const toAuditContent = ({ subject, before, after }: AuditEvent) => toAuditValues(subject.kind, before, after);
