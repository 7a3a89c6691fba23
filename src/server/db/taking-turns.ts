import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';

const mostMilliseconds = 10;

/**
 * Lets everybody else have their turn in a long series of queries. SQLite answers within the call, so that a promise of
 * its rows is settled at once: a file of all leads, page after page, would keep every visitor waiting to its end.
 */
export function takingTurns(): KyselyPlugin {
  /** When the present turn of the event loop, as far as it queries, began. */
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
