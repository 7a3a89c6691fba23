import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';

const mostMilliseconds = 10;

/**
 * Yields to the event loop in a long series of queries. SQLite responds within the call and its promises settle at once,
 * so an export of all leads would block every visitor to its end.
 */
export function yieldToEventLoop(): KyselyPlugin {
  /** When the first query of this turn of the event loop began. */
  let begunAt: number | null = null;
  return {
    transformQuery({ node }) {
      if (begunAt === null) {
        begunAt = performance.now();
        setImmediate(() => {
          begunAt = null;
        });
      }
      return node;
    },
    async transformResult({ result }) {
      if (begunAt !== null && performance.now() - begunAt > mostMilliseconds) await nextTurn();
      return result;
    },
  };
}
