import { randomFillSync } from 'node:crypto';

const bytesOfOne = 6;
const random = Buffer.alloc(256 * bytesOfOne);
let next = random.length;

/** Names a request in the log, and to a visitor who reports a failure: short enough to be read out on the telephone. */
export function newRequestId(): string {
  if (next === random.length) {
    randomFillSync(random);
    next = 0;
  }
  const from = next;
  next += bytesOfOne;
  return random.toString('hex', from, next);
}
