import { type Answer, type LeavingText, postText, type SmsConnection } from './post-text.ts';

/**
 * `lost`: the gateway may have taken the text, but its response never came. `refused`: every retry would be refused too.
 * `unavailable`: the text was not sent, and a retry may succeed.
 */
export type TextOutcome =
  | { kind: 'sent'; sid: string | null }
  | { kind: 'refused' | 'unavailable' | 'lost'; reason: string; code?: number | null };

export interface TextGateway {
  /** Whether a gateway is set up. Without one texts wait. */
  isReady: () => Promise<boolean>;
  /** Never throws. `to` is a number with its country code. */
  send: (text: LeavingText, signal: AbortSignal) => Promise<TextOutcome>;
}

export interface TextSource {
  isReady: TextGateway['isReady'];
  /** Asked before each text. Null: no gateway is set up. */
  find: () => Promise<SmsConnection | null>;
  /** Hears of the connection that has sent a text. */
  noteWorked: (connection: SmsConnection) => Promise<void>;
}

const defaultTimeoutMilliseconds = 20_000;

/** Posts to Twilio's Messages resource, or to a gateway that copies it. */
export function createTextGateway(
  source: TextSource,
  timeoutMilliseconds = defaultTimeoutMilliseconds,
): TextGateway {
  return {
    isReady: source.isReady,
    async send(text, signal) {
      // If the database cannot be read now, the text waits too.
      const connection = await source.find().catch(() => null);
      if (!connection) return { kind: 'unavailable', reason: 'No text gateway is set up.' };
      const timeout = AbortSignal.timeout(timeoutMilliseconds);
      const { answer, error, isConnected } = await postText(
        connection,
        text,
        AbortSignal.any([signal, timeout]),
      );
      if (answer) {
        const outcome = getOutcome(answer);
        // Sent is sent: the next text notes it too.
        if (outcome.kind === 'sent') await source.noteWorked(connection).catch(() => {});
        return outcome;
      }
      const why = timeout.aborted ? `no answer within ${timeoutMilliseconds / 1000} seconds` : getCode(error);
      return isConnected
        ? { kind: 'lost', reason: `The text gateway’s response was lost (${why}).` }
        : { kind: 'unavailable', reason: `We couldn’t reach the text gateway (${why}).` };
    },
  };
}

/** The operator can fix these: a wrong account or address. */
const fixableStatuses = [401, 403, 404, 405, 408, 429];

/** A website answers with a page of its own. */
export const isTaken = ({ status, body }: Answer) =>
  status >= 200 && status < 300 && !/^\s*<(!doctype html|html)\b/i.test(body);

function getOutcome({ status, body }: Answer): TextOutcome {
  if (isTaken({ status, body })) {
    const { sid } = readObject(body);
    return { kind: 'sent', sid: typeof sid === 'string' ? sid.slice(0, 100) : null };
  }
  const reason = `The text gateway answered ${status}${explained(body)}.`;
  // A proxy gave up waiting for the gateway, which may have taken the text.
  if (status === 504) return { kind: 'lost', reason };
  const isRefused = status >= 400 && status < 500 && !fixableStatuses.includes(status);
  const { code } = readError(body);
  return {
    kind: isRefused ? 'refused' : 'unavailable',
    reason,
    code: typeof code === 'number' ? code : null,
  };
}

function explained(body: string): string {
  const { code, message } = readError(body);
  const words = [message, code].filter((part) => typeof part === 'string' || typeof part === 'number');
  return words.length === 0 ? '' : `: ${words.join(', ').replace(/\s+/g, ' ').slice(0, 300)}`;
}

/** Twilio explains an error as `{ "code": 21211, "message": "…" }`. */
export const readError = (body: string): { code?: unknown; message?: unknown } => readObject(body);

function readObject(body: string): { code?: unknown; message?: unknown; sid?: unknown } {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

const getCode = (error: unknown) => {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? code : String(message ?? 'no connection');
};
