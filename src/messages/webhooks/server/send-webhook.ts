import { createHmac } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import type { Outcome } from '#kit/outbox/worker.ts';
import { type OutsideResponse, postOutside } from '#kit/server/outside-call.ts';

interface Call {
  url: string;
  secret: string;
  /** The delivery's id, the same in every attempt. */
  id: string;
  body: string;
  now: Date;
}

interface Ways {
  lookup: LookupFunction;
  timeoutMilliseconds: number;
  signal: AbortSignal;
}

/** HMAC with the secret as shown, of `<timestamp>.<body>`, in hex. See docs/api.md. */
export const getSignature = (secret: string, timestamp: string, body: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** Makes one attempt. Follows no redirect and reads only the response's status. */
export async function sendWebhook(
  call: Call,
  { lookup, timeoutMilliseconds, signal }: Ways,
): Promise<Outcome> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  try {
    const { status } = await post(call, lookup, AbortSignal.any([signal, timeout]));
    return getOutcome(status);
  } catch (error) {
    if (signal.aborted) return failed('The server was stopped in the middle.');
    if (timeout.aborted) return failed(`No response within ${timeoutMilliseconds / 1000} seconds.`);
    return failed(getReason(error));
  }
}

function post(call: Call, lookup: LookupFunction, signal: AbortSignal): Promise<OutsideResponse> {
  const timestamp = String(Math.floor(call.now.getTime() / 1000));
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'webhooks/1',
    'Webhook-Id': call.id,
    'Webhook-Timestamp': timestamp,
    'Webhook-Signature': `sha256=${getSignature(call.secret, timestamp, call.body)}`,
  };
  return postOutside({ url: call.url, headers, body: call.body }, lookup, signal);
}

function getOutcome(status: number): Outcome {
  if (status >= 200 && status < 300) return { isSent: true };
  if (status >= 300 && status < 400)
    return failed(`It returned a redirect (${status}). We don’t follow redirects.`);
  if (status === 410)
    return { isSent: false, isPermanent: true, reason: 'It returned 410: it doesn’t want any more events.' };
  return failed(`It returned ${status}.`);
}

const failed = (reason: string): Outcome => ({ isSent: false, isPermanent: false, reason });

function getReason(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  if (code === 'EINSIDE') return 'Its name points to a private network.';
  return `We couldn’t reach it (${typeof code === 'string' ? code : 'no connection'}).`;
}
