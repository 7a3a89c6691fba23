import type { EventsTable } from '#server/db/tables/events.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { AuditAction, AuditSubject } from '#shared/audit.ts';
import { type HistoryType, historyActions } from '#shared/events.ts';
import type { Actor } from './actors.ts';
import { toAuditValues } from './audit-values.ts';
import { type Facts, toHistoryChanges } from './history-changes.ts';

/** An entry of the history of a request or a quote. */
interface HistoryEvent {
  type: HistoryType;
  subject: { kind: 'request' | 'quote'; id: number };
  by: Actor;
  /** Empty for an event that changes no field. */
  before?: Facts;
  after?: Facts;
  /** Texts in full, where no other place has them. */
  isWhole?: boolean;
}

/** An entry of the audit log. */
type AuditEvent = ({ caller: { user: Actor } } | { by: Actor }) & {
  type: AuditAction;
  subject: { kind: AuditSubject; id?: string | number };
  /** Values of any shape, and no secret. About a customer's record only `customerFacts` are stored. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

export type AppEvent = HistoryEvent | AuditEvent;

/**
 * Stores what happened, in the transaction of the change. With both `before` and `after` an entry has the fields that
 * differ; without a difference there is none.
 */
export async function record(trx: Trx, events: AppEvent | readonly AppEvent[], now: Date): Promise<void> {
  const rows = [events].flat().flatMap((event) => toRow(event, now) ?? []);
  if (rows.length > 0) await trx.insertInto('events').values(rows).execute();
}

function toRow(event: AppEvent, now: Date): Omit<EventsTable, 'id'> | null {
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

const isInHistory = (event: AppEvent): event is HistoryEvent => Object.hasOwn(historyActions, event.type);

function toHistoryContent({ type, before = {}, after = {}, isWhole = false }: HistoryEvent) {
  const changes = toHistoryChanges(before, after, isWhole);
  return historyActions[type] === 'changed' && Object.keys(changes).length === 0 ? null : changes;
}

const toAuditContent = ({ subject, before, after }: AuditEvent) => toAuditValues(subject.kind, before, after);
