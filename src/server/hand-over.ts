import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from './config.ts';
import { isPassingFailure } from './db/errors.ts';
import { markInUse } from './db/in-use.ts';
import type { Mark } from './db/mark.ts';
import { type Opening, type OpenSite, openSite } from './open-site.ts';
import type { Gate } from './serve.ts';

/** What serves the data at present. */
export interface Present {
  mark: Mark;
  site: OpenSite;
}

interface Handing {
  present: Present;
  gate: Gate;
  opening: Opening;
}

const lookEveryMilliseconds = 1_000;
/** While a restore prepares: several instances then let go at the same time. */
const lookOftenMilliseconds = 30;
/** For what is under way. Requests that come in the meantime wait. */
const finishMilliseconds = 200;
const openAgainMilliseconds = 1_000;

/**
 * Lets a restore replace the data beneath the running site (decision 23). `present` is replaced with it. `stop` waits for
 * a switch that is under way.
 */
export function handOverToRestores(handing: Handing): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  async function watch() {
    while (!stopping.signal.aborted) {
      const wanted = await handing.present.mark.wanted().catch(() => 'not');
      if (stopping.signal.aborted) return;
      if (wanted === 'now') await handOver(handing);
      const wait = wanted === 'not' ? lookEveryMilliseconds : lookOftenMilliseconds;
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}

async function handOver({ present, gate, opening }: Handing): Promise<void> {
  const { log, config } = opening;
  const { site, mark } = present;
  const began = performance.now();
  gate.close();
  const underWay = Promise.allSettled([...site.unfinished, site.stopWork()]);
  await Promise.race([underWay, sleep(finishMilliseconds)]);
  const finished = performance.now();
  await site.close();
  await mark.release();
  const closed = performance.now();
  present.mark = await untilPossible(() => markInUse(config, log, { isWaiting: true }));
  const marked = performance.now();
  present.site = await untilPossible(() => openSite(opening));
  gate.open(present.site.listener);
  present.site.startWork();
  log.info('a restore had the data to itself', {
    finishing: Math.round(finished - began),
    closing: Math.round(closed - finished),
    away: Math.round(marked - closed),
    opening: Math.round(performance.now() - marked),
  });

  /** Postgres may restart at this moment. */
  async function untilPossible<Result>(open: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await open();
      } catch (error) {
        if (!isPassingFailure(error) && !(error instanceof ConfigError)) throw error;
        log.error('the data could not be opened; retrying', { error: String(error) });
        await sleep(openAgainMilliseconds);
      }
    }
  }
}
