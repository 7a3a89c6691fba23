import { pino } from 'pino';
import { withoutPersonalData } from '#kit/monitor/without-personal-data.ts';

type Fields = Record<string, unknown>;

interface RequestLine {
  /** Only letters, digits and `-_=`. */
  requestId: string;
  method: string;
  /** The route's pattern, since a URL may carry a token or a name. */
  route: string;
  status: number;
  ms: number;
  bytes?: number | undefined;
  isBrokenOff?: boolean;
}

export interface Log {
  request: (line: RequestLine) => void;
  info: (message: string, fields?: Fields) => void;
  warn: (message: string, fields?: Fields) => void;
  error: (message: string, fields?: Fields) => void;
}

/** Most verbose first. Each level includes those after it. */
export const logLevels = ['info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Writes one JSON object per line. Never pass secrets or personal data. As a second net, it removes fields with private
 * names, and email addresses and phone numbers from the text of an `error`.
 */
export function createLog(write: (line: string) => void = standardError(), level: LogLevel = 'info'): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: [...privateFields], censor: '[taken out]' },
      serializers: { error: withoutPersonalData },
    },
    { write },
  );
  return {
    request: logger.isLevelEnabled('info') ? (line) => write(requestText(line)) : () => {},
    info: (message, fields) => logger.info({ message, ...fields }),
    warn: (message, fields) => logger.warn({ message, ...fields }),
    error: (message, fields) => logger.error({ message, ...fields }),
  };
}

/** As pino would write it. Every response has one, and pino takes a tenth of a cached page's time. */
function requestText({ requestId, method, route, status, ms, bytes, isBrokenOff }: RequestLine): string {
  const size = bytes === undefined ? '' : `,"bytes":${bytes}`;
  const end = isBrokenOff ? ',"isBrokenOff":true' : '';
  return `{"level":"info"${timestamp()},"message":"request","requestId":"${requestId}","method":"${method}","route":${JSON.stringify(route)},"status":${status},"ms":${ms}${size}${end}}\n`;
}

let stampedAt = 0;
let stamp = '';

/** Formatting the time costs as much as the rest of a line, and many lines share a millisecond. */
function timestamp(): string {
  const now = Date.now();
  if (now !== stampedAt) {
    stampedAt = now;
    stamp = `,"time":"${new Date(now).toISOString()}"`;
  }
  return stamp;
}

const privateFields = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'email',
  'phone',
  'recipient',
  'firstName',
  'lastName',
  'address',
  'payload',
] as const;

const flushMilliseconds = 500;
const flushCharacters = 65_536;
/** Lines beyond this are dropped while the log collector hangs. */
const mostWaitingBytes = 8_000_000;
/** A tenth of a second each: an ending process does not wait for its reader. */
const mostTriesAtEnd = 10;

/**
 * Never waits for a slow terminal or collector. It writes lines in batches, twice a second, because a write per line
 * costs more than a response from the page cache. Warnings and errors go out at once, the rest when the process ends.
 */
function standardError(): (line: string) => void {
  let waiting = '';
  let triesAtEnd: number | null = null;
  // Must run before the destination's own listener, which would wait forever.
  process.on('exit', () => {
    triesAtEnd = mostTriesAtEnd;
    try {
      flush();
      destination.flushSync();
    } catch {
      destination.destroy();
    }
  });
  const destination = pino.destination({
    dest: 2,
    sync: false,
    contentMode: 'buffer',
    maxLength: mostWaitingBytes,
    retryEAGAIN: () => triesAtEnd === null || triesAtEnd-- > 0,
  });
  const flush = () => {
    if (waiting === '') return;
    // Its types only know text.
    destination.write(Buffer.from(waiting) as unknown as string);
    waiting = '';
  };
  setInterval(flush, flushMilliseconds).unref();
  return (line) => {
    waiting += line;
    if (waiting.length >= flushCharacters || !line.startsWith('{"level":"info"')) flush();
  };
}
