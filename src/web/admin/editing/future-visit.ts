import { ApiError } from '#web/api-client.ts';
import { Declined } from '../ui/declined.ts';

interface Question {
  detail: string;
  answer: (isYes: boolean) => void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

function show(next: Question | null) {
  question = next;
  for (const listener of listeners) listener();
}

export const futureVisit = {
  question: () => question,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Sends a change. Asks first if it would complete a visit before its day, and throws `Declined` for a no. */
export async function askBeforeCompleting<T>(
  send: (guard: { refuseFutureVisit?: true }) => Promise<T>,
): Promise<T> {
  try {
    return await send({ refuseFutureVisit: true });
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem?.code !== 'visit-ahead') throw error;
    const { detail } = error.problem;
    const isWanted = await new Promise<boolean>((answer) => show({ detail, answer }));
    show(null);
    if (!isWanted) throw new Declined();
    return send({});
  }
}
