import type { Generated, Selectable } from 'kysely';

/** A device on which somebody turned on alerts. */
export interface PushSubscriptionsTable {
  id: Generated<number>;
  userId: string;
  /** The last session that registered it. Signing out of that session removes the device; its expiry does not. */
  sessionId: string;
  /** The device's own URL at its push service. */
  endpoint: string;
  p256dh: string;
  auth: string;
  userAgent: string;
  createdAt: string;
  lastSuccessAt: string | null;
  lastFailureAt: string | null;
  lastFailure: string | null;
  /** The last test: the id of its message, and when the device reported it. */
  testId: string | null;
  testSentAt: string | null;
  testArrivedAt: string | null;
}

export type PushSubscriptionRow = Selectable<PushSubscriptionsTable>;
