import { isIP } from 'node:net';
import type { Config } from '#kit/server/config.ts';
import { guardedFetch } from '#kit/server/guarded-fetch.ts';
import { isInside, isThisComputer, outsideProblems } from '#kit/server/outside-url.ts';
import { findEntry } from '#kit/text/find-entry.ts';

/** Its sentence is for staff. */
export class CalendarError extends Error {}

type Fetched = { bytes: Uint8Array; etag: string } | 'unchanged';

const maxBytes = 5 * 1024 * 1024;
const maxRedirects = 5;
const seconds = 20;

/** Throws a `CalendarError`. With an `etag`, a calendar that has not changed since is not sent again. */
export async function fetchCalendar(
  config: Pick<Config, 'publicUrl'>,
  { url, etag }: { url: string; etag: string },
  {
    signal: stopping,
    timeoutMilliseconds = seconds * 1000,
  }: { signal: AbortSignal; timeoutMilliseconds?: number },
): Promise<Fetched> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  const signal = AbortSignal.any([stopping, timeout]);
  try {
    const response = await follow(config, url, { etag, signal });
    if (response.status === 304) return 'unchanged';
    if (response.status === 404 || response.status === 410)
      throw new CalendarError('This address no longer exists. Copy the calendar’s address again.');
    if (response.status === 401 || response.status === 403)
      throw new CalendarError('This address needs a sign-in. Copy the calendar’s secret address.');
    if (!response.ok) throw new CalendarError(`The calendar’s server answered ${response.status}.`);
    return { bytes: await readLimited(response), etag: response.headers.get('ETag') ?? '' };
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    if (timeout.aborted) throw new CalendarError(`The calendar took longer than ${seconds} seconds.`);
    throw new CalendarError(getReason(error));
  }
}

async function follow(
  config: Pick<Config, 'publicUrl'>,
  url: string,
  { etag, signal }: { etag: string; signal: AbortSignal },
): Promise<Response> {
  let target = url;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const host = new URL(target).hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && isInside(host) && !isThisComputer(host)) throw new CalendarError(insideText);
    const headers = {
      Accept: 'text/calendar, */*;q=0.5',
      'User-Agent': 'busy-calendars/1',
      ...(etag && { 'If-None-Match': etag }),
    };
    const response = await guardedFetch(config)(target, { headers, signal });
    const location = response.headers.get('Location');
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response;
    await response.body?.cancel();
    if (!URL.canParse(location, target)) throw new CalendarError('The address leads nowhere.');
    target = new URL(location, target).href;
    if (!/^https?:/.test(target)) throw new CalendarError('The address leads nowhere.');
  }
  throw new CalendarError('The address leads in a circle.');
}

async function readLimited(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    // Leaving the loop ends the response.
    if (length > maxBytes) throw new CalendarError('The calendar is larger than 5 MB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const insideText = 'The address leads into a private network.';

function getReason(error: unknown): string {
  const { code } = ((error as Error).cause ?? error) as { code?: string };
  const problem = code && findEntry(outsideProblems, code);
  if (problem === 'inside') return insideText;
  if (problem === 'not-found') return 'There’s no server at this address.';
  return 'The calendar’s server couldn’t be reached.';
}
