import type { AuditAction } from './audit.ts';
import type { HistoryAction } from './history.ts';

/** Events that the history of their request or quote shows, and as what. */
export const historyActions = {
  'request.created': 'created',
  'request.changed': 'changed',
  'request.answered': 'changed',
  'request.unanswered': 'changed',
  'request.deleted': 'deleted',
  'request.restored': 'restored',
  'quote.created': 'created',
  'quote.changed': 'changed',
  'quote.line-added': 'changed',
  'quote.sent': 'changed',
  'quote.link-replaced': 'changed',
  'quote.decided': 'changed',
  'quote.deleted': 'deleted',
  'quote.restored': 'restored',
  'visit.booked': 'changed',
  'visit.changed': 'changed',
} as const satisfies Record<string, HistoryAction>;

export type HistoryType = keyof typeof historyActions;

/** Events that are stored. Those of the audit log are named as its API names them. */
export type EntryType = HistoryType | AuditAction;
