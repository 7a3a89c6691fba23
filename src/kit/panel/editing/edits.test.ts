import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginEdits, changedFields, getEdits } from './edits.ts';

interface Values {
  status: string;
  notes: string;
  items: { id: number; quantity: number }[];
}

const values: Values = { status: 'new', notes: '', items: [{ id: 1, quantity: 2 }] };
const saved = { values, version: 3 };

test('a form starts with the saved values and an id for its draft', () => {
  const { base, draftId, values } = beginEdits(saved, undefined);
  assert.deepEqual(values, saved.values);
  assert.deepEqual([base.isRestored, base.hasConflict], [false, false]);
  assert.match(draftId, /^[0-9a-f]{32}$/);
});

test('a draft comes back over the record it was made on, with its id', () => {
  const draft = { edits: { notes: 'half a sent' }, version: 3, id: 'abc' };
  const { base, draftId, values } = beginEdits(saved, draft);
  assert.equal(values.notes, 'half a sent');
  assert.deepEqual([base.isRestored, base.hasConflict, draftId], [true, false, 'abc']);
});

test('a draft made on an older version says so, unless somebody else saved the same', () => {
  const draft = { edits: { notes: 'mine' }, version: 2, id: 'abc' };
  assert.equal(beginEdits(saved, draft).base.hasConflict, true);
  const same = { values: { ...values, notes: 'mine' }, version: 3 };
  const { base } = beginEdits(same, draft);
  assert.deepEqual([base.isRestored, base.hasConflict], [false, false]);
});

test('a field counts as changed by its content, also inside a list', () => {
  assert.deepEqual(changedFields(values, structuredClone(values)), []);
  const items = [{ id: 1, quantity: 3 }];
  assert.deepEqual(getEdits(values, { ...values, items }), { items });
});
