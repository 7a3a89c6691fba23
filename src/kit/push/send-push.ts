import type { LookupFunction } from 'node:net';
import { postOutside } from '#kit/server/outside-call.ts';
import { type DeviceKeys, encryptPush } from './encrypt-push.ts';
import { authorizationFor, type PushKeys } from './push-keys.ts';

export interface PushDevice extends DeviceKeys {
  endpoint: string;
}

export interface Push {
  /** Plain text; at most 3,993 bytes. */
  content: string;
  /** At most 32 letters of base64url: a push service keeps only the newest of those that wait with this topic. */
  topic: string;
  /** How long a push service keeps it for a device that is off. */
  ttlSeconds: number;
}

interface Sender {
  keys: PushKeys;
  contact: string;
  now: Date;
  lookup: LookupFunction;
  timeoutMilliseconds?: number;
}

/** `gone`: the device has unsubscribed. `refused` would happen again on every retry; `unavailable` may pass. */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' | 'refused'; reason: string }
  | { kind: 'unavailable'; reason: string; waitMilliseconds?: number };

/** Makes one attempt (RFC 8030) and never throws. `sent` means that the push service took it. */
export async function sendPush(
  device: PushDevice,
  { content, topic, ttlSeconds }: Push,
  { keys, contact, now, lookup, timeoutMilliseconds = 10_000 }: Sender,
  signal: AbortSignal,
): Promise<PushOutcome> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  const { endpoint } = device;
  const headers = {
    Authorization: authorizationFor(keys, { endpoint, contact, now }),
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    TTL: String(ttlSeconds),
    Urgency: 'high',
    Topic: topic,
  };
  try {
    const call = { url: endpoint, headers, body: encryptPush(content, device) };
    const { status, retryAfter } = await postOutside(call, lookup, AbortSignal.any([signal, timeout]));
    return getOutcome(status, retryAfter, now);
  } catch (error) {
    if (signal.aborted) return unavailable('The server was stopped in the middle.');
    if (timeout.aborted)
      return unavailable(`The push service didn’t answer within ${timeoutMilliseconds / 1000} seconds.`);
    const { code } = error as { code?: unknown };
    if (code === 'EINSIDE') return { kind: 'refused', reason: 'Its name points to a private network.' };
    const why = typeof code === 'string' ? code : 'no connection';
    return unavailable(`We couldn’t reach the push service (${why}).`);
  }
}

const unavailable = (reason: string): PushOutcome => ({ kind: 'unavailable', reason });

function getOutcome(status: number, retryAfter: string, now: Date): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) {
    return {
      kind: 'gone',
      reason: `This device no longer takes alerts (${status}). Turn them on again on it.`,
    };
  }
  const waitMilliseconds = getWait(retryAfter, now);
  const wait = waitMilliseconds === undefined ? {} : { waitMilliseconds };
  if (status === 429) return { ...unavailable('The push service asks us to wait (429).'), ...wait };
  if (status >= 500) return { ...unavailable(`The push service has trouble (${status}).`), ...wait };
  if (status === 401 || status === 403) {
    const advice = 'Turn alerts off and on again on this device.';
    return {
      kind: 'refused',
      reason: `The push service doesn’t accept this site’s key (${status}). ${advice}`,
    };
  }
  return { kind: 'refused', reason: `The push service refused the alert (${status}).` };
}

const longestWaitMilliseconds = 3_600_000;

/** `Retry-After` in seconds or as a date; at most an hour. */
function getWait(retryAfter: string, now: Date): number | undefined {
  if (retryAfter === '') return undefined;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 1000), longestWaitMilliseconds);
}
