import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  beginEdits,
  changedFields,
  currentValues,
  draftOf,
  rebaseEdits,
  restartEdits,
  typeField,
} from './record-edits.ts';

const saved = { values: { status: 'new', priority: 'low', notes: '' }, version: 3 };

test('a form begins with the saved values and nothing to lose', () => {
  const edits = beginEdits(saved);
  assert.deepEqual(currentValues(edits), saved.values);
  assert.equal(draftOf(edits), undefined);
});

test('text typed and taken back by hand leaves no draft', () => {
  const typed = typeField(beginEdits(saved), 'notes', 'call');
  assert.deepEqual(changedFields(typed), ['notes']);
  assert.equal(draftOf(typeField(typed, 'notes', '')), undefined);
});

test('a record changed by someone else keeps the typed field and takes over the untouched ones', () => {
  const typed = typeField(beginEdits(saved), 'notes', 'mine');
  const now = { values: { status: 'scheduled', priority: 'high', notes: 'theirs' }, version: 4 };
  const edits = rebaseEdits(typed, now);
  assert.deepEqual(currentValues(edits), { status: 'scheduled', priority: 'high', notes: 'mine' });
  assert.deepEqual(changedFields(edits), ['notes']);
  assert.equal(edits.saved.version, 4);
  assert.equal(edits.hasConflict, true);
});

test('nothing is in conflict where both chose the same', () => {
  const edits = rebaseEdits(typeField(beginEdits(saved), 'status', 'contacted'), {
    values: { ...saved.values, status: 'contacted' },
    version: 4,
  });
  assert.deepEqual(changedFields(edits), []);
});

test('a draft comes back over the record it was made on', () => {
  const draft = draftOf(typeField(beginEdits(saved), 'notes', 'half a sent'));
  const edits = beginEdits(saved, draft);
  assert.equal(currentValues(edits).notes, 'half a sent');
  assert.equal(edits.isRestored, true);
  assert.equal(edits.hasConflict, false);
});

test('a draft made on an older form of the record says so', () => {
  const draft = draftOf(typeField(beginEdits(saved), 'notes', 'mine'));
  const edits = beginEdits({ values: { ...saved.values, notes: 'theirs' }, version: 4 }, draft);
  assert.equal(currentValues(edits).notes, 'mine');
  assert.equal(edits.hasConflict, true);
});

test('a draft that was saved meanwhile is forgotten', () => {
  const draft = draftOf(typeField(beginEdits(saved), 'notes', 'mine'));
  const edits = beginEdits({ values: { ...saved.values, notes: 'mine' }, version: 4 }, draft);
  assert.equal(edits.isRestored, false);
  assert.equal(edits.hasConflict, false);
});

test('what is typed while a save is under way is still there after it, over what was saved', () => {
  const sending = typeField(beginEdits(saved), 'notes', 'call');
  const sent = currentValues(sending);
  const later = typeField(typeField(sending, 'notes', 'call at noon'), 'priority', 'high');
  const now = { values: { ...sent, notes: 'Call' }, version: 4 };
  const edits = restartEdits(later, sent, now);
  assert.deepEqual(currentValues(edits), { status: 'new', priority: 'high', notes: 'call at noon' });
  assert.deepEqual(draftOf(edits), {
    edits: { notes: 'call at noon', priority: 'high' },
    version: 4,
    id: '',
  });
  assert.equal(edits.hasConflict, false);
});

test('a save after which nothing was typed shows what was saved, as the server wrote it', () => {
  const sending = typeField(beginEdits(saved), 'notes', ' call ');
  const now = { values: { ...saved.values, notes: 'call' }, version: 4 };
  const edits = restartEdits(sending, currentValues(sending), now);
  assert.deepEqual(currentValues(edits), now.values);
  assert.equal(draftOf(edits), undefined);
});
