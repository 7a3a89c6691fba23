import { randomBytes } from 'node:crypto';

const bytesOfOne = 6;
const charactersOfOne = 2 * bytesOfOne;
/** Of many at once: to draw and spell each alone takes fifty times as long. */
let ids = '';
let next = 0;

/** Names a request in the log, and to a visitor who reports a failure: short enough to be read out on the telephone. */
export function newRequestId(): string {
  if (next === ids.length) {
    ids = randomBytes(256 * bytesOfOne).toString('hex');
    next = 0;
  }
  const from = next;
  next += charactersOfOne;
  return ids.slice(from, next);
}
