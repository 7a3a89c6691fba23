import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CrewVisit } from '#visits/crews/crew-visits.ts';
import type { OutboxEntry } from './outbox-store.ts';
import { withWaiting } from './waiting-visit.ts';

const step = { itemId: 1, item: 'Sofa', text: 'Vacuum', isDone: false };
const visit = { id: 7, status: 'booked', steps: [step] } as unknown as CrewVisit;

const entry = (changes: Partial<OutboxEntry>): OutboxEntry =>
  ({ id: 1, visitId: 7, fact: null, photo: null, refusal: null, ...changes }) as OutboxEntry;
const fact = (kind: string, more = {}) => entry({ fact: { kind, ...more } });

const statuses: [kinds: string[], before: CrewVisit['status'], after: CrewVisit['status']][] = [
  [[], 'booked', 'booked'],
  [['on-the-way'], 'booked', 'on-the-way'],
  [['on-the-way', 'started', 'done'], 'booked', 'done'],
  [['on-the-way'], 'started', 'started'],
  [['on-the-way', 'booked'], 'booked', 'booked'],
  [['booked'], 'started', 'booked'],
  [['booked'], 'done', 'done'],
  [['note'], 'booked', 'booked'],
];

test('what waits moves the status onward, never back', () => {
  for (const [kinds, before, after] of statuses) {
    const waiting = withWaiting(
      { ...visit, status: before },
      kinds.map((kind) => fact(kind)),
    );
    assert.equal(waiting.visit.status, after, kinds.join());
    assert.equal(waiting.isStatusWaiting, before !== after);
  }
});

test('a line that waits costs at least its minimum, and says so', () => {
  const line = { title: 'Carpet', quantity: 100, unit: 'sqft', unitPrice: '0.45', minimumPrice: '120.00' };
  const { visit: shown, waitingTexts } = withWaiting({ ...visit, owed: '10.00' }, [fact('line', { line })]);
  assert.equal(shown.owed, '130.00');
  assert.equal(waitingTexts[0]?.text, 'Carpet, 100 sq ft, $0.45, minimum $120.00');
});

test('the last press of a step counts, and entries of other visits and refused ones do not', () => {
  const press = (isDone: boolean) => fact('step', { itemId: 1, text: 'Vacuum', isDone });
  assert.equal(withWaiting(visit, [press(true)]).visit.steps[0]?.isDone, true);
  assert.equal(withWaiting(visit, [press(true), press(false)]).visit.steps[0]?.isDone, false);
  const refused = { ...fact('done'), refusal: { reason: 'x', code: 'wrong-state', current: null } };
  assert.equal(withWaiting(visit, [refused, { ...fact('done'), visitId: 8 }]).visit.status, 'booked');
});
