import assert from 'node:assert/strict';
import { api } from '#kit/paths/paths.ts';

/** A valid contact request with the given changes. */
export const contactBody = (changes: object = {}) => ({
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@example.com',
  phone: '(818) 555-0111',
  service: 'carpet',
  message: 'Two rooms, please.',
  ...changes,
});

type Items = { serviceId: number; quantity: number }[];

/** A quote for these items as the calculator sends it, with the given changes. */
export const quoteBody = (items: Items, quoteChanges: object = {}, changes: object = {}) => ({
  ...contactBody({ service: 'Quote Request', message: '' }),
  quote: {
    items,
    contactMethod: 'sms',
    zipCode: '91501',
    preferredDate: '2026-12-01',
    ...quoteChanges,
  },
  ...changes,
});

/** Sends a lead to a running server, like an API client. */
export async function sendLead(
  origin: string,
  body: object = contactBody(),
): Promise<{ id: number; quoteId: number | null }> {
  const answer = await fetch(origin + api.contact, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as { id: number; quoteId: number | null };
}

/** A future day as a date field takes it. */
export const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
