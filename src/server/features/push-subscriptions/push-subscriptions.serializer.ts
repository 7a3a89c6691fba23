import type { PushSubscriptionRow } from '#server/db/tables/push-subscriptions.ts';
import { deviceName } from '#server/features/account/device-name.ts';
import type { PushSubscriptionRecord } from '#shared/push-subscriptions.ts';

/** Without endpoint and keys, which only the device needs. */
export const toPushSubscription = (row: PushSubscriptionRow): PushSubscriptionRecord => ({
  id: row.id,
  device: deviceName(row.userAgent),
  createdAt: row.createdAt,
  lastSuccessAt: row.lastSuccessAt,
  lastFailureAt: row.lastFailureAt,
  lastFailure: row.lastFailure,
  test:
    row.testId === null || row.testSentAt === null
      ? null
      : { id: row.testId, sentAt: row.testSentAt, arrivedAt: row.testArrivedAt },
});
