import type { ServerResponse } from 'node:http';

/** Calls once all is sent, or the visitor has left. */
export function onceSent(response: ServerResponse, call: () => void): void {
  // Node sends what has ended in the same turn, and mostly the system takes all of it.
  if (response.writableEnded) process.nextTick(callOnceSent, response, call);
  else callOnceSent(response, call);
}

function callOnceSent(response: ServerResponse, call: () => void): void {
  if (response.writableFinished || response.closed) call();
  else response.once('close', call);
}
