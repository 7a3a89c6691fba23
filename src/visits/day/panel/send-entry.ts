import { uploadField } from '#company/pictures/uploads.ts';
import { ApiError } from '#kit/pages/api-client.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import {
  type PaidState,
  paidStateSchema,
  type VisitState,
  visitStateSchema,
} from '#visits/crews/crew-visits.ts';
import type { SeenSlot } from '#visits/day/visit-progress.ts';
import { doorPaymentApi } from '#visits/payments/door-payments.ts';
import type { OutboxEntry } from './outbox-store.ts';

const photoMilliseconds = 120_000;

/** The server stores the same key once, so an entry whose response was lost is sent again. */
export function sendEntry(entry: OutboxEntry): Promise<VisitState | PaidState> {
  const { visitId, key, at, seen, fact, photo, payment } = entry;
  const options = { method: 'POST', idempotencyKey: key } as const;
  if (payment) {
    const body = { ...payment, takenAt: at };
    return fetchAdmin(paidStateSchema, doorPaymentApi.record(visitId), { ...options, body });
  }
  if (!photo) {
    const body = { ...fact, at, seen };
    return fetchAdmin(visitStateSchema, visitApi.visitFacts(visitId), { ...options, body });
  }
  const body = new FormData();
  for (const [name, value] of Object.entries({ at, ...seen, stage: photo.stage })) body.set(name, value);
  body.set(uploadField, photo.blob, 'photo.jpg');
  const timeoutMs = photoMilliseconds;
  return fetchAdmin(visitStateSchema, visitApi.visitPhotos(visitId), { ...options, body, timeoutMs });
}

/** Why the server will never take the entry as it is; null if another attempt may succeed. */
export function getRefusal(error: unknown, { payment }: OutboxEntry): OutboxEntry['refusal'] {
  if (!(error instanceof ApiError) || !error.problem) return null;
  const { status, code, detail, current } = error.problem;
  // The session, the second factor, and what passes by itself.
  // Crews take no payments any more: the office has it now.
  const isSettled = payment !== undefined && code === 'forbidden';
  const isPassing = status < 400 || status >= 500 || [401, 403, 408, 429].includes(status);
  if (isPassing && !isSettled) return null;
  return { reason: detail, code, current: code === 'visit-moved' ? (current as SeenSlot) : null };
}
