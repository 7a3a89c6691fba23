import { errorStatus } from '#kit/wire/errors.ts';
import { answerFaults } from '../support/api-caller.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import type { World } from './world.ts';

/** Traces of internals; no text that is sent contains one. */
const leaks =
  /sqlite|postgres|\bpg_|kysely|node_modules|node:internal|\.tsx?:\d+|zoderror|\\n\s+at |\bat \S+ \(|\/tmp\/|select .+ from "|insert into/i;

/** The faults of a response; empty if there are none. */
export async function checkAnswer(
  world: World,
  { kind, operation, method, expected }: FuzzRequest,
  answer: Response,
): Promise<string[]> {
  const { status } = answer;
  // Node itself refuses a URL or headers that are not HTTP.
  if ([400, 431].includes(status) && !answer.headers.has('X-Content-Type-Options')) return [];
  const faults: string[] = [];
  const text = await answer.clone().text();
  if (status >= 500) faults.push(`${status}: ${text.slice(0, 500)}`);
  if (expected && !expected.includes(status)) {
    faults.push(`${kind} is answered ${status}, not ${expected.join(' or ')}: ${text.slice(0, 500)}`);
  }
  if (status >= 400 && leaks.test(text)) faults.push(`it tells of our insides: ${text.slice(0, 500)}`);
  if (answer.headers.get('X-Content-Type-Options') !== 'nosniff') faults.push('it lacks nosniff');
  if ([429, 503].includes(status) && !answer.headers.has('Retry-After')) faults.push('it lacks Retry-After');
  if (isProblem(answer)) faults.push(...problemFaults(text, status));
  if (!expected && method === operation.method) {
    faults.push(...(await answerFaults(world.document, operation, answer)));
  }
  return faults;
}

const isProblem = (answer: Response) =>
  (answer.headers.get('Content-Type') ?? '').startsWith('application/problem+json');

function problemFaults(text: string, status: number): string[] {
  if (text === '') return [];
  const { code, status: said, detail } = JSON.parse(text) as { code: string; status: number; detail: string };
  const meant = errorStatus[code as keyof typeof errorStatus];
  return [
    ...(meant === status && said === status ? [] : [`the code ${code} does not belong to ${status}`]),
    ...(detail ? [] : ['the problem has no sentence']),
  ];
}
