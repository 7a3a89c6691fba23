import assert from 'node:assert/strict';
import { sendLead } from '#kit/backup/backup.fixture.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { type PersonSummary, privacyApi } from '#office/privacy/privacy.ts';
import type { TestApp } from '../../../../tests/support/app.ts';
import { contactBody } from '../../../../tests/support/leads.ts';

async function send(t: TestApp, changes: object) {
  const answer = await t.call('POST', api.contact, contactBody(changes), {
    'Idempotency-Key': crypto.randomUUID(),
  });
  assert.equal(answer.status, 201);
  return ((await answer.json()) as { id: number }).id;
}

export const call = (t: TestApp, path: string, contact: unknown) => t.adminCall('POST', path, { contact });

export async function find(t: TestApp, contact: string): Promise<PersonSummary> {
  const answer = await call(t, privacyApi.find, contact);
  assert.equal(answer.status, 200);
  return (await answer.json()) as PersonSummary;
}

/** Everywhere Ana is; and a stranger, whose address contains hers. */
export async function seed(t: TestApp) {
  const lead = await sendLead(t, { email: 'Ana@Example.com', phone: '(818) 555-0111' });
  await send(t, { email: 'ana@example.com', phone: '(818) 555-0112', firstName: 'Anna' });
  const trashed = await send(t, { email: 'ana@example.com' });
  await t.adminCall('DELETE', adminApi.request(trashed));
  await t.adminCall('PATCH', adminApi.request(lead.id), {
    status: 'contacted',
    notes: 'Ana has a dog',
    version: 1,
  });
  assert.equal((await t.call('POST', api.newsletter, { email: 'ana@example.com' })).status, 202);
  assert.equal((await t.call('POST', api.newsletter, { email: 'susana@example.com' })).status, 202);
  const stranger = await sendLead(t, {
    firstName: 'Bo',
    email: 'susana@example.com',
    phone: '(818) 555-0199',
  });
  return { lead, stranger };
}
