import { noteUnsent } from '#kit/panel/offline/unsent.ts';
import {
  addEntry,
  deleteEntry,
  listEntries,
  type NewOutboxEntry,
  type OutboxEntry,
  putEntry,
} from './outbox-store.ts';
import { getRefusal, sendEntry } from './send-entry.ts';
import { hasMoved, storeState } from './visit-cache.ts';

const firstRetryMilliseconds = 5_000;
const longestRetryMilliseconds = 120_000;
/** Another user's entries on this device are deleted after a session's time. */
const foreignMilliseconds = 7 * 24 * 60 * 60 * 1000;
const lockName = 'panel-outbox';

let userId: string | null = null;
let entries: readonly OutboxEntry[] = [];
let isSending = false;
/** Something was entered while the last round was ending. */
let isWanted = false;
let wait = firstRetryMilliseconds;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export const readEntries = () => entries;

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows and sends what this user entered on this device. */
export async function startOutbox(user: string): Promise<void> {
  userId = user;
  await refresh();
  retryNow();
}

export function stopOutbox() {
  userId = null;
  entries = [];
  clearTimeout(timer);
}

/** Resolves once the device has it. Rejects if it cannot keep it. */
export async function enter(entry: Omit<NewOutboxEntry, 'userId' | 'key' | 'at' | 'refusal'>) {
  if (userId === null) throw new Error('Nobody is signed in');
  const at = new Date().toISOString();
  await addEntry({ ...entry, userId, key: crypto.randomUUID(), at, refusal: null });
  void navigator.storage?.persist?.();
  await refresh();
  retryNow();
}

export async function discardEntries(discarded: readonly OutboxEntry[]) {
  for (const { id } of discarded) await deleteEntry(id);
  await refresh();
}

/** Sends what was refused once more, for the place where the visit is now. */
export async function sendAgain(refused: readonly OutboxEntry[]) {
  for (const entry of refused) {
    await putEntry({ ...entry, seen: entry.refusal?.current ?? entry.seen, refusal: null });
  }
  await refresh();
  retryNow();
}

export function retryNow() {
  wait = firstRetryMilliseconds;
  clearTimeout(timer);
  void sendAll();
}

/** One tab sends at a time, in the order in which the entries were made. */
async function sendAll() {
  isWanted = isSending;
  if (isSending || userId === null) return;
  isSending = true;
  try {
    const locks = navigator.locks;
    // Plain http from another machine has no locks; the server takes each key once anyway.
    if (!locks) await sendInOrder();
    else await locks.request(lockName, sendInOrder);
  } finally {
    isSending = false;
    if (isWanted) void sendAll();
  }
}

async function sendInOrder() {
  for (;;) {
    // Another tab may have sent some meanwhile.
    await refresh();
    const next = entries.find(({ refusal }) => refusal === null);
    if (!next) return;
    if (!navigator.onLine) return retryLater();
    try {
      const state = await sendEntry(next);
      storeState(state);
      await deleteEntry(next.id);
      wait = firstRetryMilliseconds;
    } catch (error) {
      const refusal = getRefusal(error, next);
      if (!refusal) return retryLater();
      await putEntry({ ...next, refusal });
      if (refusal.current) hasMoved(next.visitId);
    }
  }
}

function retryLater() {
  clearTimeout(timer);
  timer = setTimeout(() => void sendAll(), wait);
  wait = Math.min(wait * 2, longestRetryMilliseconds);
}

async function refresh() {
  const all = await listEntries().catch(() => []);
  const limit = new Date(Date.now() - foreignMilliseconds).toISOString();
  const isOver = (entry: OutboxEntry) => entry.userId !== userId && entry.at < limit;
  for (const { id } of all.filter(isOver)) await deleteEntry(id);
  entries = all.filter((entry) => entry.userId === userId);
  // Signing out deletes those of other users too.
  noteUnsent(all.filter((entry) => !isOver(entry)).length);
  for (const listener of listeners) listener();
}

addEventListener('online', retryNow);
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') retryNow();
});
