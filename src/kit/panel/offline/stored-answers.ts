import type { CurrentUser } from '#kit/access/auth.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { isNotSession, sessionKey } from '#kit/panel/session-key.ts';
import { api } from '#kit/paths/paths.ts';
import { isPrivatePath } from '#kit/paths/private-paths.ts';
import { workerReady } from './registration.ts';

/** See docs/product/office.md#installing-the-panel-and-offline. */
const cacheName = 'panel-answers';
const maxAnswers = 150;
const maxCharacters = 300_000;
const maxAgeMilliseconds = 7 * 24 * 60 * 60 * 1000;

interface StoredAnswer {
  data: unknown;
  /** When the server sent it. */
  at: number;
}

/** Plain http from another machine has none. */
const storage = (): CacheStorage | undefined => globalThis.caches;

let owner: CurrentUser | undefined;
let opened: Promise<Cache | undefined> = Promise.resolve(undefined);
let wipes = 0;

/** An answer that was read before a wipe must not be shown after it. */
export const countWipes = () => wipes;

/** Begins to store for the user whom the server named. What belongs to another user or role is deleted first. */
export async function claimAnswers(user: CurrentUser): Promise<void> {
  const before = (await readAnswer(api.me))?.data as CurrentUser | undefined;
  if (before && !isSameUser(before, user)) await wipeAnswers();
  const shown = queryClient.getQueryData<CurrentUser | null>(sessionKey);
  if (shown && shown.id !== user.id) void queryClient.resetQueries({ predicate: isNotSession });
  if (owner && isSameUser(owner, user)) return;
  owner = user;
  opened = open(user).catch(() => undefined);
}

const isSameUser = (one: CurrentUser, other: CurrentUser) => one.id === other.id && one.role === other.role;

async function open(user: CurrentUser): Promise<Cache | undefined> {
  if (!(await workerReady()) || owner !== user) return undefined;
  const cache = await storage()?.open(cacheName);
  await cache?.put(api.me, getAnswer(user));
  return cache;
}

/**
 * Stores the answer to a call that begins now. After a wipe, in whichever tab, its cache no longer has a name, so that
 * nothing written to it is ever found.
 */
export function answerStore(path: string): (data: unknown) => void {
  const present = opened;
  return async (data) => {
    try {
      const cache = await present;
      const answer = cache && getAnswer(data);
      if (answer) await putNewest(cache, path, answer);
    } catch {
      // The disk is full, or the browser forbids storage.
    }
  };
}

/** The least recently loaded answers make room. */
async function putNewest(cache: Cache, path: string, answer: Response) {
  await cache.delete(path);
  await cache.put(path, answer);
  const others = (await cache.keys()).filter(({ url }) => !url.endsWith(api.me));
  await Promise.all(others.slice(0, -maxAnswers).map((request) => cache.delete(request)));
}

function getAnswer(data: unknown): Response {
  const text = JSON.stringify({ data, at: Date.now() } satisfies StoredAnswer, withoutLinks);
  if (text.length > maxCharacters) throw new Error('Too large to store');
  return new Response(text);
}

/** Who holds the link of a quote may decide on it. */
const withoutLinks = (_name: string, value: unknown) =>
  typeof value === 'string' && isPrivatePath(value) ? '' : value;

export async function readAnswer(path: string): Promise<StoredAnswer | undefined> {
  try {
    const response = await storage()?.match(path, { cacheName });
    const answer = (await response?.json()) as StoredAnswer | undefined;
    return answer && Date.now() - answer.at < maxAgeMilliseconds ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** Resolves once nothing of it can be found. */
export async function wipeAnswers(): Promise<void> {
  wipes += 1;
  owner = undefined;
  opened = Promise.resolve(undefined);
  await storage()
    ?.delete(cacheName)
    .catch(() => {});
}
