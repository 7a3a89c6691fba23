import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text as readText } from 'node:stream/consumers';
import type { SmsSettings } from '#server/sms-url.ts';

/**
 * `lost`: the gateway may have taken the text, but its response never came. `refused`: every retry would be refused too.
 * `unavailable`: the text was not sent, and a retry may succeed.
 */
export type TextOutcome = { kind: 'sent' } | { kind: 'refused' | 'unavailable' | 'lost'; reason: string };

export interface TextGateway {
  /** Never throws. `to` is a number with its country code. */
  send: (text: { to: string; body: string }, signal: AbortSignal) => Promise<TextOutcome>;
}

const defaultTimeoutMilliseconds = 20_000;

/** Posts to Twilio's Messages resource, or to a gateway that copies it. */
export function createTextGateway(
  settings: SmsSettings,
  timeoutMilliseconds = defaultTimeoutMilliseconds,
): TextGateway {
  return {
    async send({ to, body }, signal) {
      const form = new URLSearchParams({ To: to, From: settings.from, Body: body }).toString();
      const timeout = AbortSignal.timeout(timeoutMilliseconds);
      const { answer, error, isConnected } = await post(settings, form, AbortSignal.any([signal, timeout]));
      if (answer) return outcomeOf(answer);
      const why = timeout.aborted ? `no answer within ${timeoutMilliseconds / 1000} seconds` : codeOf(error);
      return isConnected
        ? { kind: 'lost', reason: `The text gateway’s response was lost (${why}).` }
        : { kind: 'unavailable', reason: `We couldn’t reach the text gateway (${why}).` };
    },
  };
}

interface Answer {
  status: number;
  body: string;
}

interface Attempt {
  answer?: Answer;
  error?: unknown;
  /** Whether the gateway may have read the text. */
  isConnected: boolean;
}

/** Each text has its own connection, because a reused one may break in the middle. */
function post({ url, user, password }: SmsSettings, form: string, signal: AbortSignal): Promise<Attempt> {
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
        readText(response)
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

/** The operator can fix these: a wrong account or address. */
const fixableStatuses = [401, 403, 404, 405, 408, 429];

function outcomeOf({ status, body }: Answer): TextOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const reason = `The text gateway answered ${status}${explained(body)}.`;
  // A proxy gave up waiting for the gateway, which may have taken the text.
  if (status === 504) return { kind: 'lost', reason };
  const isRefused = status >= 400 && status < 500 && !fixableStatuses.includes(status);
  return { kind: isRefused ? 'refused' : 'unavailable', reason };
}

/** Twilio explains an error as `{ "code": 21211, "message": "…" }`. */
function explained(body: string): string {
  try {
    const { code, message } = JSON.parse(body) as { code?: unknown; message?: unknown };
    const words = [message, code].filter((part) => typeof part === 'string' || typeof part === 'number');
    return words.length === 0 ? '' : `: ${words.join(', ').replace(/\s+/g, ' ').slice(0, 300)}`;
  } catch {
    return '';
  }
}

const codeOf = (error: unknown) => {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? code : String(message ?? 'no connection');
};
