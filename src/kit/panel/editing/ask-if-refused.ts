import { ApiError } from '#kit/pages/api-client.ts';
import { Declined } from '#kit/panel/ui/declined.ts';

/** The API refuses these until the user confirms; the panel asks like this. */
const refusals = {
  'visit-ahead': {
    question: 'Complete this visit early?',
    consequence: 'Its price will count on that day.',
    action: 'Complete it',
  },
  'crew-full': {
    question: 'Book anyway?',
    consequence: 'The visit will be marked as overbooked.',
    action: 'Book anyway',
  },
} as const;

interface Question {
  question: string;
  detail: string;
  action: string;
  answer: (isYes: boolean) => void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

function show(next: Question | null) {
  question = next;
  for (const listener of listeners) listener();
}

export const refusalQuestion = {
  question: () => question,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Sends a change. Asks first if it would complete a visit before its day, and throws `Declined` for a no. */
export const askBeforeCompleting = <T>(send: (guard: { refuseFutureVisit?: true }) => Promise<T>) =>
  askIfRefused(
    'visit-ahead',
    () => send({ refuseFutureVisit: true }),
    () => send({}),
  );

/** Sends a visit. Asks first if its crew has no time, and throws `Declined` for a no. */
export const askBeforeForcing = <T>(send: (force: { force?: true }) => Promise<T>) =>
  askIfRefused(
    'crew-full',
    () => send({}),
    () => send({ force: true }),
  );

/** Asks before a change is sent, and throws `Declined` for a no. */
export async function askFirst(words: Omit<Question, 'answer'>): Promise<void> {
  const isWanted = await new Promise<boolean>((answer) => show({ ...words, answer }));
  show(null);
  if (!isWanted) throw new Declined();
}

async function askIfRefused<T>(
  code: keyof typeof refusals,
  send: () => Promise<T>,
  sendAnyway: () => Promise<T>,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem?.code !== code) throw error;
    const { consequence, ...words } = refusals[code];
    const detail = `${error.problem.detail} ${consequence}`;
    await askFirst({ ...words, detail });
    return sendAnyway();
  }
}
