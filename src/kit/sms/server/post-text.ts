import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Config } from '#kit/server/config.ts';
import { guardedLookup, urlFault } from '#kit/server/outside-url.ts';
import type { SmsSettings } from '#kit/server/sms-url.ts';

/** How texts leave the site. */
export interface SmsConnection extends SmsSettings {
  /** Where somebody typed the URL: it must not lead into our own network, see `outside-url.ts`. */
  guard?: Pick<Config, 'publicUrl'>;
  /** The same for the same gateway, account and sender. It reveals none of them. */
  fingerprint: string;
}

export interface LeavingText {
  /** With its country code. */
  to: string;
  body: string;
  /** Where the gateway tells what became of it. */
  statusUrl?: string;
  mediaUrls?: readonly string[];
}

export interface Answer {
  status: number;
  body: string;
}

export interface Attempt {
  answer?: Answer;
  error?: unknown;
  /** Whether the gateway may have read the text. */
  isConnected: boolean;
}

/** Each text has its own connection, because a reused one may break in the middle. Never throws. */
export function postText(
  { url, user, password, from, guard }: SmsConnection,
  { to, body, statusUrl, mediaUrls = [] }: LeavingText,
  signal: AbortSignal,
): Promise<Attempt> {
  if (guard && urlFault(guard, url) !== null) {
    return Promise.resolve({ error: { code: 'EINSIDE' }, isConnected: false });
  }
  const fields = new URLSearchParams({ To: to, From: from, Body: body });
  if (statusUrl) fields.set('StatusCallback', statusUrl);
  for (const mediaUrl of mediaUrls) fields.append('MediaUrl', mediaUrl);
  const form = fields.toString();
  const isEncrypted = url.startsWith('https:');
  const start = isEncrypted ? httpsRequest : httpRequest;
  let isConnected = false;
  return new Promise((resolve) => {
    const request = start(
      url,
      {
        method: 'POST',
        agent: false,
        signal,
        ...(guard && { lookup: guardedLookup(guard) }),
        headers: {
          Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
          'Content-Type': 'application/x-www-form-urlencoded',
          'Content-Length': Buffer.byteLength(form),
          Accept: 'application/json',
        },
      },
      (response: IncomingMessage) => {
        const status = response.statusCode ?? 0;
        // The status decides, even if the rest of the response is cut off.
        void readStart(response)
          .catch(() => '')
          .then((body) => resolve({ answer: { status, body }, isConnected }));
      },
    );
    request.on('socket', (socket) => {
      socket.once(isEncrypted ? 'secureConnect' : 'connect', () => {
        isConnected = true;
      });
    });
    request.on('error', (error) => resolve({ error, isConnected }));
    request.end(form);
  });
}

/** An answer may be endless. */
const longestAnswer = 10_000;

async function readStart(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const part of response) {
    text += part;
    if (text.length >= longestAnswer) break;
  }
  return text;
}
