import type { Params } from './bidi-server.ts';

/** Sends commands of WebDriver BiDi to a browser and passes its events on. */
export async function connectBidi(url: string, onEvent: (method: string, params: Params) => void) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<object>>();
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, type, method, params, result, error, message } = JSON.parse(data);
    if (type === 'event') return onEvent(method, params);
    if (type === 'success') waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    waiting.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has ended'));
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.addEventListener('open', () => resolve());
  socket.addEventListener('error', () => reject(new Error(`The browser does not answer at ${url}`)));
  await promise;
  return (method: string, params: object): Promise<Params> => {
    if (socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error('The browser has ended'));
    const id = ++count;
    const answer = Promise.withResolvers<object>();
    waiting.set(id, answer);
    socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  };
}
