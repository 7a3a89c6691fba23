import type { ServerResponse } from 'node:http';

/** Calls once all is sent, or the client has left. */
export function onFinished(response: ServerResponse, call: () => void): void {
  // Node sends what has ended in the same turn, and mostly the system takes all of it.
  if (response.writableEnded) process.nextTick(callWhenFinished, response, call);
  else callWhenFinished(response, call);
}

function callWhenFinished(response: ServerResponse, call: () => void): void {
  if (response.writableFinished || response.closed) call();
  else response.once('close', call);
}
