import { refuse } from '#server/errors.ts';

interface Limits {
  atOnce: number;
  /** The share of one client. */
  atOncePerClient: number;
  waiting: number;
  waitingPerClient: number;
}

interface Job {
  client: string;
  begin: () => void;
}

type FairQueue = <Result>(client: string, work: () => Promise<Result>) => Promise<Result>;

/** Runs a few jobs at a time, first come, first served, within each client's share. */
export function createFairQueue(limits: Limits): FairQueue {
  const running: string[] = [];
  const waiting: Job[] = [];
  const countOf = (client: string) => running.filter((each) => each === client).length;
  const mayBegin = (client: string) =>
    running.length < limits.atOnce && countOf(client) < limits.atOncePerClient;
  const beginNext = () => {
    const index = waiting.findIndex(({ client }) => mayBegin(client));
    if (index < 0) return;
    const [next] = waiting.splice(index, 1);
    running.push(next!.client);
    next!.begin();
  };
  const wait = (client: string) => {
    const own = waiting.filter((job) => job.client === client).length;
    if (own >= limits.waitingPerClient) throw refuse('too-many-requests', 'manyPhotos', inAMoment);
    if (waiting.length >= limits.waiting) throw refuse('unavailable', 'manyVisitors', inAMoment);
    return new Promise<void>((begin) => waiting.push({ client, begin }));
  };
  return async (client, work) => {
    if (mayBegin(client)) running.push(client);
    else await wait(client);
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(client), 1);
      beginNext();
    }
  };
}

const inAMoment = { retryAfterSeconds: 10 };
