import { tooMany } from './rate-limit.ts';

interface Limits {
  concurrency: number;
  /** The share of one key, such as a client. */
  concurrencyPerKey?: number;
  maxWaiting?: number;
  maxWaitingPerKey?: number;
  /** A job that has waited so long begins whatever else runs. */
  patienceMilliseconds?: number;
  onFull?: (full: 'queue' | 'key') => Error;
}

export interface Queue {
  run: <Result>(job: () => Promise<Result>, key?: string) => Promise<Result>;
}

interface Waiting {
  key: string;
  begin: () => void;
}

/** Runs some jobs at a time, first come, first served, within the share of each key. Refuses more than may wait. */
export function createQueue({
  concurrency,
  concurrencyPerKey = concurrency,
  maxWaiting = Number.POSITIVE_INFINITY,
  maxWaitingPerKey = maxWaiting,
  patienceMilliseconds,
  onFull = () => tooMany(2),
}: Limits): Queue {
  const running: string[] = [];
  const waiting: Waiting[] = [];
  const countIn = (keys: string[], key: string) => keys.filter((each) => each === key).length;
  const mayBegin = ({ key }: { key: string }) =>
    running.length < concurrency && countIn(running, key) < concurrencyPerKey;
  const beginAt = (index: number) => {
    if (index < 0) return;
    const [{ key, begin }] = waiting.splice(index, 1) as [Waiting];
    running.push(key);
    begin();
  };
  const wait = async (key: string) => {
    const keys = waiting.map((each) => each.key);
    if (countIn(keys, key) >= maxWaitingPerKey) throw onFull('key');
    if (keys.length >= maxWaiting) throw onFull('queue');
    const { promise, resolve: begin } = Promise.withResolvers<void>();
    const own = { key, begin };
    waiting.push(own);
    if (patienceMilliseconds === undefined) return promise;
    const timer = setTimeout(() => beginAt(waiting.indexOf(own)), patienceMilliseconds);
    await promise;
    clearTimeout(timer);
  };
  return {
    async run(job, key = '') {
      if (mayBegin({ key })) running.push(key);
      else await wait(key);
      try {
        return await job();
      } finally {
        running.splice(running.indexOf(key), 1);
        beginAt(waiting.findIndex(mayBegin));
      }
    },
  };
}
