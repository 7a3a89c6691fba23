import type { SmsProblem } from '#delivery/texts/sms-connection.ts';
import { outsideProblems } from '#kit/server/outside-url.ts';
import type { Attempt } from '#kit/sms/server/post-text.ts';
import { isTaken, readError } from '#kit/sms/server/text-gateway.ts';
import { findEntry } from '#kit/text/find-entry.ts';

interface Outcome {
  problem: SmsProblem | null;
  code: number | null;
}

/**
 * The outcome of a test, without a word from the gateway: a person who types a URL must not read what listens there.
 * Null where the gateway took the text.
 */
export function smsProblem({ answer, error, isConnected }: Attempt, isTooSlow: boolean): Outcome {
  if (!answer) {
    const { code = '', message = '' } = Object(error) as { code?: string; message?: string };
    const known = findEntry(outsideProblems, code);
    if (known) return { problem: known, code: null };
    if (isTooSlow) return { problem: 'too-slow', code: null };
    if (/certificate|self.signed|SSL|TLS|CERT_/i.test(`${code} ${message}`)) {
      return { problem: 'encryption', code: null };
    }
    return { problem: isConnected || code.startsWith('HPE_') ? 'no-gateway' : 'unreachable', code: null };
  }
  const { status, body } = answer;
  const { code } = readError(body);
  const known = typeof code === 'number' ? byCode.get(code) : undefined;
  if (known) return { problem: known, code: code as number };
  if (isTaken(answer)) return { problem: null, code: null };
  return { problem: byStatus(status), code: status };
}

/** Twilio's, from https://www.twilio.com/docs/api/errors */
const codes: Partial<Record<SmsProblem, readonly number[]>> = {
  'sign-in': [20003, 20404],
  account: [10001, 20005, 30002, 90010],
  trial: [21608],
  sender: [21212, 21601, 21603, 21606, 21607, 21612, 21659, 21660, 21661],
  recipient: [21211, 21214, 21217, 21266, 21614],
  region: [21408],
  'opted-out': [21610],
  'too-many': [20429],
};
const byCode = new Map(
  Object.entries(codes).flatMap(([problem, known]) => known.map((code) => [code, problem as SmsProblem])),
);

function byStatus(status: number): SmsProblem {
  if (status === 401 || status === 403) return 'sign-in';
  if (status === 429) return 'too-many';
  if (status >= 500) return 'unavailable';
  return status === 400 || status === 422 ? 'refused' : 'no-gateway';
}
