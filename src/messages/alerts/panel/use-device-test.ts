import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type PushSubscriptionRecord,
  type PushTest,
  pushTestSchema,
} from '#delivery/devices/push-subscriptions.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { alertApi } from '#kit/paths/alert-paths.ts';
import { devicesQuery, refetchAlerts, testedDevicesQuery } from './alerts-queries.ts';

const patienceMilliseconds = 20_000;

/** A test of one device, and its result so far in one sentence. */
export function useDeviceTest({ id, test }: PushSubscriptionRecord) {
  const [sent, setSent] = useState<PushTest | null>(null);
  const [lateId, setLateId] = useState<string | null>(null);
  const arrivedAt = sent !== null && test?.id === sent.id ? test.arrivedAt : null;
  const isWaiting = sent?.isSent === true && arrivedAt === null && lateId !== sent.id;
  useQuery(isWaiting ? testedDevicesQuery : devicesQuery);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setLateId(sent.id), patienceMilliseconds);
    return () => clearTimeout(timer);
  }, [sent]);
  const press = useAdminMutation({
    call: () => fetchAdmin(pushTestSchema, alertApi.test(id), { method: 'POST' }),
    onSuccess: setSent,
    failed: 'We couldn’t send the test.',
    refetch: refetchAlerts,
  });
  return {
    isSending: press.isPending || isWaiting,
    send() {
      setSent(null);
      press.mutate();
    },
    result: sent && getResult(sent, arrivedAt, isWaiting),
  };
}

function getResult({ isSent, reason }: PushTest, arrivedAt: string | null, isWaiting: boolean): string {
  if (!isSent) return `Not sent. ${reason}`;
  if (arrivedAt !== null) return 'The test has arrived on the device.';
  if (isWaiting) return 'Sent. Waiting for the device…';
  return 'Sent, but the device hasn’t confirmed it. It may be off, offline, muted or signed out.';
}
