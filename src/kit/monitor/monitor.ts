import type { Log } from '#kit/server/log.ts';
import { boundedMap } from './bounded-map.ts';
import { errorLocation } from './error-location.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { withSourcePositions } from './source-positions.ts';

/** A query that takes longer is slow. */
export const slowMilliseconds = 200;
/** So many different statements, and as many different troubles. */
const kept = 50;
const longestStatement = 600;

export type QueryKind = 'select' | 'insert' | 'update' | 'delete' | 'other';

export interface SeenQuery {
  kind: QueryKind;
  /** With placeholders, without values. */
  sql: string;
  milliseconds: number;
  isFailed: boolean;
}

interface SlowQuery {
  sql: string;
  times: number;
  slowestMilliseconds: number;
  lastAt: string;
}

/** A warning or an error of the log, without personal data. */
interface Trouble {
  level: 'warn' | 'error';
  message: string;
  /** The error's kind and location in the code. */
  place: string | null;
  times: number;
  lastAt: string;
  /** From the last time. */
  requestId: string | null;
}

/** In place of the address of a proxy on this machine that adds no header. */
export const silentProxy = 'this machine';

interface UnnamedProxy {
  address: string;
  lastAt: string;
}

/** Observations since the process started, for /metrics and the System screen. */
export interface Monitor {
  startedAt: Date;
  metrics: Metrics;
  sawQuery: (query: SeenQuery) => void;
  /** Slowest first. */
  slowQueries: () => SlowQuery[];
  /** Newest first. */
  troubles: () => Trouble[];
  /** A peer that TRUSTED_PROXIES does not name has forwarded a call. */
  sawUnnamedProxy: (address: string) => void;
  /** The last seen first. */
  unnamedProxies: () => UnnamedProxy[];
  /** The same log, whose warnings and errors are remembered. */
  remembering: (log: Log) => Log;
}

export function createMonitor(clock: () => Date): Monitor {
  const metrics = createMetrics();
  const slow = boundedMap<SlowQuery>(kept);
  const troubles = boundedMap<Trouble>(kept);
  const proxies = boundedMap<UnnamedProxy>(kept);

  function noteSlow(query: SeenQuery) {
    metrics.slowQueries.inc();
    const sql = shortened(query.sql);
    slow.note(sql, (known) => ({
      sql,
      times: (known?.times ?? 0) + 1,
      slowestMilliseconds: Math.max(known?.slowestMilliseconds ?? 0, Math.round(query.milliseconds)),
      lastAt: clock().toISOString(),
    }));
  }

  const noting =
    (log: Log, level: 'warn' | 'error'): Log['warn'] =>
    (message, given = {}) => {
      const fields =
        typeof given.error === 'string' ? { ...given, error: withSourcePositions(given.error) } : given;
      const place = errorLocation(fields.error);
      troubles.note(`${level} ${message} ${place}`, (known) => ({
        level,
        message,
        place,
        times: (known?.times ?? 0) + 1,
        lastAt: clock().toISOString(),
        requestId: typeof fields.requestId === 'string' ? fields.requestId : null,
      }));
      log[level](message, fields);
    };

  return {
    startedAt: clock(),
    metrics,
    sawQuery(query) {
      metrics.queries.observe({ kind: query.kind }, query.milliseconds / 1000);
      if (query.isFailed) metrics.failedQueries.inc({ kind: query.kind });
      if (query.milliseconds >= slowMilliseconds) noteSlow(query);
    },
    slowQueries: () => slow.list().sort((one, other) => other.slowestMilliseconds - one.slowestMilliseconds),
    troubles: troubles.list,
    sawUnnamedProxy: (address) =>
      void proxies.note(address, () => ({ address, lastAt: clock().toISOString() })),
    unnamedProxies: proxies.list,
    remembering: (log) => ({ ...log, warn: noting(log, 'warn'), error: noting(log, 'error') }),
  };
}

/**
 * A list of any length is one statement, and so are rows of any number: `in (?, ?, ?)` becomes `in (…)`, and
 * `values ($1, $2), ($3, $4)` becomes `values (…)`.
 */
const shortened = (sql: string) =>
  sql
    .replaceAll(/\((?:(?:\?|\$\d+)(?:,\s*)?)+\)/g, '(…)')
    .replaceAll(/\(…\)(?:, \(…\))+/g, '(…)')
    .slice(0, longestStatement);
