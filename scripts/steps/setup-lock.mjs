import { mkdirSync, rmdirSync, statSync, utimesSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inProject, Problem } from './project.mjs';
import { stopping } from './stopping.mjs';

const lock = inProject('.cache', 'setup.lock');
const touchEveryMs = 1_000;
/** A killed holder no longer touches the lock; after this time the lock is free. */
const staleAfterMs = 10_000;

/**
 * Two starts in one folder must not install or build into it at the same time: one works, the other waits.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSetupLock(work) {
  let isWaiting = false;
  while (!tryLock()) {
    if (!isWaiting) console.log('Another process is preparing this folder; waiting for it …');
    isWaiting = true;
    await sleep(250);
    stopping.throwIfAborted();
  }
  const touching = setInterval(() => utimesSync(lock, new Date(), new Date()), touchEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    rmdirSync(lock);
  }
}

function tryLock() {
  try {
    mkdirSync(inProject('.cache'), { recursive: true });
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw new Problem(`Cannot write to ${inProject()}: ${error.message}`);
    dropStaleLock();
    return false;
  }
}

function dropStaleLock() {
  try {
    if (Date.now() - statSync(lock).mtimeMs > staleAfterMs) rmdirSync(lock);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
