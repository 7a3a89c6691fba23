import { randomUUID } from 'node:crypto';

/** Names a request in the log, and to a visitor who reports a failure: short enough to be read out on the telephone. */
export const newRequestId = (): string => randomUUID().slice(0, 13);
