import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { PushSubscriptionRecord } from '#delivery/devices/push-subscriptions.ts';
import { alertApi } from '#kit/paths/alert-paths.ts';
import { api } from '#kit/paths/paths.ts';
import { openBooking } from '#visits/booking/server/booking.fixture.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { startPushService } from '../../../../tests/support/push-service.ts';
import { startPushWorker } from './push-worker.ts';

/** The booking application with one device of the owner; the worker looks when it is woken. */
export async function openAlerts(
  context: TestContext,
  { answer, isWorking = true }: { answer?: Parameters<typeof startPushService>[0]; isWorking?: boolean } = {},
) {
  const service = await startPushService(answer);
  context.after(service.close);
  const booking = await openBooking(context);
  const { t } = booking;
  const addDevice = async (name: string) => {
    const added = await t.adminCall('POST', alertApi.devices, service.device(name));
    assert.equal(added.status, 201, await added.clone().text());
    return ((await added.json()) as PushSubscriptionRecord).id;
  };
  const work = (timeoutMilliseconds = 20_000) => {
    const timing = { pollMilliseconds: 3_600_000, graceMilliseconds: 200 };
    const worker = startPushWorker(t.deps, { timing, timeoutMilliseconds });
    t.deps.wakeOutbox = worker.wake;
    context.after(worker.stop);
    return worker;
  };
  const deviceId = await addDevice('phone');
  if (isWorking) work();
  let count = 0;
  return {
    ...booking,
    service,
    deviceId,
    addDevice,
    work,
    /** A message of the contact form, each of another person. */
    async message(changes: object = {}): Promise<number> {
      count += 1;
      const person = { email: `m${count}@example.com`, phone: `(818) 555-${2000 + count}` };
      const answered = await t.call('POST', api.contact, contactBody({ ...person, ...changes }));
      assert.equal(answered.status, 201, await answered.clone().text());
      return ((await answered.json()) as { id: number }).id;
    },
    devices: async () =>
      (await (await t.adminCall('GET', alertApi.devices)).json()) as PushSubscriptionRecord[],
    jobs: () => t.deps.db.selectFrom('outbox').selectAll().where('kind', '=', 'push').orderBy('id').execute(),
  };
}
