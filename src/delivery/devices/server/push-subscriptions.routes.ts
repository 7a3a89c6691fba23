import * as z from 'zod/mini';
import {
  pushArrivalSchema,
  pushKeySchema,
  pushSubscriptionInputSchema,
  pushSubscriptionSchema,
  pushTestSchema,
} from '#delivery/devices/push-subscriptions.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { readRows } from '#kit/http/read-rows.ts';
import { created, ok } from '#kit/http/responses.ts';
import { alertApi } from '#kit/paths/alert-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { deletedSchema } from '#kit/wire/responses.ts';
import { listPushSubscriptions } from './push-subscriptions.queries.ts';
import { toPushSubscription } from './push-subscriptions.serializer.ts';
import {
  noteArrived,
  readPushKey,
  registerDevice,
  removeDevice,
  testDevice,
} from './push-subscriptions.service.ts';

const key = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';
const messageId = '5f0c1a3e-6a0b-4c53-8d5e-2f1f3a9b7c10';
const input = {
  endpoint: 'https://push.example.net/send/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  expirationTime: null,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};
const device = {
  id: 3,
  device: 'Safari on iPhone',
  createdAt: '2026-05-18T16:04:22.118Z',
  lastSuccessAt: '2026-05-18T17:10:02.350Z',
  lastFailureAt: null,
  lastFailure: null,
  test: { id: messageId, sentAt: '2026-05-18T17:10:02.350Z', arrivedAt: '2026-05-18T17:10:03.120Z' },
};

export const pushSubscriptionRoutes = (deps: Deps): ApiSection => ({
  tag: 'Devices',
  description: 'Your devices that get alerts by web push, for owner and office.',
  bodies: { PushSubscriptionInput: pushSubscriptionInputSchema, PushArrival: pushArrivalSchema },
  responses: { PushSubscription: pushSubscriptionSchema, PushTest: pushTestSchema },
  endpoints: {
    getPushKey: adminEndpoint('get', alertApi.key, {
      summary: 'The key for `PushManager.subscribe()`',
      responses: ok('The public VAPID key, base64url', pushKeySchema, { key }),
      handle: () => readPushKey(deps),
    }),
    listPushSubscriptions: adminEndpoint('get', alertApi.devices, {
      summary: 'Your devices',
      responses: ok('In the order they were added', z.array(pushSubscriptionSchema), [device]),
      handle: async ({ caller }) =>
        readRows(
          { log: deps.log, table: 'pushSubscriptions' },
          await listPushSubscriptions(deps.db, caller.user.id),
          toPushSubscription,
        ),
    }),
    addPushSubscription: adminEndpoint('post', alertApi.devices, {
      summary: 'Register this device',
      description:
        'Send `PushSubscription.toJSON()`. The same endpoint again renews the device, and takes it over from another person.',
      body: { schema: pushSubscriptionInputSchema, example: input },
      responses: created('The device', pushSubscriptionSchema, device),
      errors: ['wrong-state'],
      handle: ({ c, body, caller }) => registerDevice(deps, caller, body, c.req.header('User-Agent') ?? ''),
    }),
    deletePushSubscription: adminEndpoint('delete', alertApi.device(':id'), {
      summary: 'Remove a device',
      responses: ok('Removed', deletedSchema),
      async handle({ id, caller }) {
        await removeDevice(deps, caller, id);
        return { id };
      },
    }),
    testPushSubscription: adminEndpoint('post', alertApi.test(':id'), {
      summary: 'Send a test alert',
      description:
        '`isSent` means that the push service took it. `test.arrivedAt` of the device says when it was shown.',
      responses: ok('What the push service answered', pushTestSchema, {
        id: messageId,
        isSent: true,
        reason: null,
      }),
      isIdempotent: true,
      handle: ({ id, caller, idempotency }) => testDevice(deps, { caller, id }, idempotency),
    }),
    reportPushArrival: adminEndpoint('post', alertApi.arrived(':id'), {
      summary: 'Report that an alert was shown',
      description: 'The service worker of the device calls this. Only the last test is noted.',
      body: { schema: pushArrivalSchema, example: { messageId } },
      responses: ok('The device', pushSubscriptionSchema, device),
      handle: ({ id, body, caller }) => noteArrived(deps, caller, id, body.messageId),
    }),
  },
});
