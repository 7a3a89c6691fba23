import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { optOut, textKey } from '#delivery/opt-outs/server/opt-outs.ts';
import type { MessageKind } from '#messages/planned/messages.ts';
import { insertRequest } from '#sales/requests/server/requests.queries.ts';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { openRecipient } from './open-recipient.ts';

const database = await createTestDatabase();
const { db } = database;
after(database.close);
const now = new Date('2026-11-23T17:00:00.000Z');

const ana = { email: 'Ana@example.com', textTo: '+18185550111' };
const bo = { email: 'bo@example.com', textTo: '+18185550122' };
const cleo = { email: 'cleo@example.com', textTo: '+18185550133' };
await optOut(db, 'ana@example.com', now);
await optOut(db, textKey(bo.textTo), now);
await insertRequest(db as never, {
  ...{ customerId: null, firstName: 'Cleo', lastName: '', email: '', phone: '(818) 555-0133' },
  ...{ service: 'carpet', message: '', imageUrl: null, status: 'new', priority: 'medium', notes: '' },
  ...{ quarantinedAt: null, createdAt: now.toISOString(), marketingTextsAt: now.toISOString() },
});

const nobody = { email: '', textTo: '' };
const cases: [rule: string, kind: MessageKind, who: typeof ana, gets: typeof ana][] = [
  ['news of a visit reaches who unsubscribed from offers', 'visit-booked', ana, ana],
  ['an unsubscribed address gets no follow-up, by no way', 'follow-up-1', ana, nobody],
  ['STOP ends texts, and not emails', 'visit-booked', bo, { ...bo, textTo: '' }],
  ['STOP ends texts of follow-ups too', 'follow-up-2', bo, { ...bo, textTo: '' }],
  ['a follow-up is no marketing and needs no consent by text', 'follow-up-1', cleo, cleo],
  [
    'an offer by text needs a consent',
    'due-again',
    { ...cleo, textTo: '+18185550144' },
    { ...cleo, textTo: '' },
  ],
  ['with it, an offer goes both ways', 'due-again', cleo, cleo],
  ['a message without an email of its own', 'missed-call', cleo, { ...cleo, email: '' }],
];
for (const [rule, kind, recipient, gets] of cases) {
  test(`who may still get it: ${rule}`, async () => {
    assert.deepEqual(await openRecipient(db, { message: { kind }, recipient }), gets);
  });
}
