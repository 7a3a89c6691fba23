import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { pushSubscriptionSchema } from '#delivery/devices/push-subscriptions.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { queryClient, refetchOnOpen } from '#kit/panel/query-client.ts';
import { alertApi } from '#kit/paths/alert-paths.ts';
import { storedAlertSettingsSchema } from '#messages/alerts/alerts.ts';
import { readThisDevice } from './this-device.ts';

export const devicesQuery = adminQuery(
  ['alerts', 'devices'],
  z.array(pushSubscriptionSchema),
  alertApi.devices,
);

/** Only while a test is on its way: somebody looks at the phone and waits. */
export const testedDevicesQuery = { ...devicesQuery, refetchInterval: 1_000 };

export const thisDeviceQuery = queryOptions({
  queryKey: ['alerts', 'this-device'],
  queryFn: readThisDevice,
  ...refetchOnOpen,
});

export const alertSettingsQuery = adminQuery(
  ['alerts', 'settings'],
  storedAlertSettingsSchema,
  alertApi.settings,
  refetchOnOpen,
);

export const refetchAlerts = () => queryClient.invalidateQueries({ queryKey: ['alerts'] });
