import type { ServerResponse } from 'node:http';

/** Calls back once the response is sent or the client left. */
export function onFinished(response: ServerResponse, call: () => void): void {
  // Node sends an ended response in the same tick, mostly as a whole.
  if (response.writableEnded) process.nextTick(callWhenFinished, response, call);
  else callWhenFinished(response, call);
}

function callWhenFinished(response: ServerResponse, call: () => void): void {
  if (response.writableFinished || response.closed) call();
  else response.once('close', call);
}
