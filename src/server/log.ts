import { pino } from 'pino';
import { withoutPersonalData } from './monitor/without-personal-data.ts';

type Fields = Record<string, unknown>;

/** What requests that were answered alike have in common. */
interface AnsweredAlike {
  method: string;
  /** The pattern of the route: an address may carry a token or a name. */
  route: string;
  status: number;
}

/** What is one request's own. */
interface RequestLine {
  /** Of letters, digits and `-_=` alone, wherever it comes from. */
  requestId: string;
  ms: number;
  bytes?: number;
  isBrokenOff?: boolean;
}

export interface Log {
  /** Writes the lines of requests that were answered so. */
  requestsOf: (answered: AnsweredAlike) => (line: RequestLine) => void;
  info: (message: string, fields?: Fields) => void;
  warn: (message: string, fields?: Fields) => void;
  error: (message: string, fields?: Fields) => void;
}

/** From the most talkative; each level contains those after it. */
export const logLevels = ['info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * One JSON object a line. Never pass secrets or personal data. What looks like it all the same is taken out: fields of
 * a telling name, and addresses and numbers of people in the words of an `error`.
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
    requestsOf: logger.isLevelEnabled('info') ? (answered) => requestWriter(write, answered) : () => () => {},
    info: (message, fields) => logger.info({ message, ...fields }),
    warn: (message, fields) => logger.warn({ message, ...fields }),
    error: (message, fields) => logger.error({ message, ...fields }),
  };
}

/** As pino would write it, and by hand: there is one for each answer, and pino took a tenth of a kept page's time. */
function requestWriter(write: (line: string) => void, { method, route, status }: AnsweredAlike) {
  const alike = `"method":"${method}","route":${JSON.stringify(route)},"status":${status},"ms":`;
  return ({ requestId, ms, bytes, isBrokenOff }: RequestLine) =>
    write(
      `{"level":"info"${timestamp()},"message":"request","requestId":"${requestId}",${alike}${ms}` +
        `${bytes === undefined ? '' : `,"bytes":${bytes}`}${isBrokenOff ? ',"isBrokenOff":true' : ''}}\n`,
    );
}

let stampedAt = 0;
let stamp = '';

/** Many lines belong to one millisecond, and writing the time takes as long as the rest of a line. */
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
/** Of a collector that hangs. What comes beyond is dropped. */
const mostWaitingBytes = 8_000_000;
/** A tenth of a second each: a process that is to end does not wait for its reader. */
const mostTriesAtEnd = 10;

/**
 * Never waits for a slow terminal or collector. Lines are written together, twice a second, since a write for each
 * costs more than answering from the page cache; the level that asks for attention is written at once, and what is
 * left when the process ends.
 */
function standardError(): (line: string) => void {
  let waiting = '';
  let triesAtEnd: number | null = null;
  // Before that of the destination, which would wait for ever.
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
    // Its types know of text only.
    destination.write(Buffer.from(waiting) as unknown as string);
    waiting = '';
  };
  setInterval(flush, flushMilliseconds).unref();
  return (line) => {
    waiting += line;
    if (waiting.length >= flushCharacters || !line.startsWith('{"level":"info"')) flush();
  };
}
