import type { PushSubscriptionRecord } from '#delivery/devices/push-subscriptions.ts';
import type { PushSubscriptionRow } from '#kit/db/tables/push-subscriptions.ts';
import { deviceName } from '#people/account/server/device-name.ts';

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
