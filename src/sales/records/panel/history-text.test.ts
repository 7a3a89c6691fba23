import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HistoryEntry } from '#kit/events/history.ts';
import { historyLines } from './history-text.ts';

const entry = (changes: Partial<HistoryEntry>): HistoryEntry => ({
  id: 1,
  action: 'changed',
  changes: {},
  userName: 'Dana',
  createdAt: '2026-11-21T18:00:00.000Z',
  ...changes,
});

const told: [what: Partial<HistoryEntry>, lines: string[]][] = [
  [{ changes: { status: ['new', 'contacted'] } }, ['Status: New → Contacted']],
  [{ changes: { estimatedPrice: [null, '120.00'] } }, ['Estimated price: none → $120.00']],
  [{ changes: { quoteRequestId: [null, 5] } }, ['Quote: none → #5']],
  [{ changes: { preferredDate: ['2026-12-01', null] } }, ['Preferred date: December 1, 2026 → none']],
  [{ changes: { contactMethod: ['sms', 'email'] } }, ['Contact method: Text message → Email']],
  [{ changes: { color: ['red', 'blue'] } }, ['color: red → blue']],
  [{ action: 'created', userName: 'Website' }, ['Received']],
  [{ action: 'created' }, ['Created']],
  [{ action: 'deleted' }, ['Deleted']],
  [{ action: 'restored' }, ['Restored']],
];

test('a history entry is shown as text', () => {
  for (const [what, lines] of told) assert.deepEqual(historyLines(entry(what)), lines);
});
