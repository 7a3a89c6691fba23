import type { HistoryEntry, HistoryValue } from '#kit/events/history.ts';
import { exactDollars } from '#kit/money/money.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { quoteFields } from '#sales/quotes/quote-labels.ts';

/** An entry as lines: `Status: New → Contacted`. An event without changed fields has a single line. */
export function historyLines({ action, changes, userName }: HistoryEntry): string[] {
  const lines = Object.entries(changes).map(([name, [before, after]]) => {
    const {
      label,
      historyLabel = label,
      show = String,
      isEvent,
    } = findEntry(fields, name) ?? { label: name };
    const words = (value: HistoryValue) => (value === null ? 'none' : show(String(value)));
    if (isEvent) return `${historyLabel}: ${words(after)}`;
    return `${historyLabel}: ${words(before)} → ${words(after)}`;
  });
  if (action === 'changed') return lines;
  const happened = action === 'created' && userName === 'Website' ? 'Received' : actionWords[action];
  return [happened, ...lines];
}

const actionWords = { created: 'Created', deleted: 'Deleted', restored: 'Restored' };

interface FieldLook {
  label: string;
  historyLabel?: string;
  show?: (value: string) => string;
  /** An event, which has no earlier value. */
  isEvent?: true;
}

/** Fields in the histories of requests and quotes. Statuses and priorities are their own labels. */
const fields: Partial<Record<string, FieldLook>> = {
  ...quoteFields,
  status: { label: 'Status', show: capitalized },
  priority: { label: 'Priority', show: capitalized },
  quoteRequestId: { label: 'Quote', show: (id) => `#${id}` },
  estimatedPrice: { label: 'Estimated price', show: exactDollars },
  name: { label: 'Name' },
  items: { label: 'Services' },
  visit: { label: 'Visit' },
  discount: { label: 'Discount' },
  code: { label: 'Code' },
  total: { label: 'Total', show: exactDollars },
  decision: { label: 'Decision', show: (decision) => capitalized(decision.replace('-', ' ')) },
  decidedBy: { label: 'Decided by' },
  declineReason: { label: 'Reason', isEvent: true },
  changeRequest: { label: 'Change request', isEvent: true },
  sentTo: { label: 'Quote sent to', isEvent: true },
  link: { label: 'Link', isEvent: true },
  addedOnTheSpot: { label: 'Added on the spot', isEvent: true },
  answered: { label: 'Answered by', isEvent: true },
};
