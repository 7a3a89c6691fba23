import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo, Socket } from 'node:net';

// biome-ignore lint/suspicious/noExplicitAny: what the protocol sends differs with each command
export type Params = any;

/** Performs a command of WebDriver BiDi. */
export type Perform = (method: string, params: Params) => Promise<object>;

/** Playwright has this server inside. */
const { wsServer: WebSocketServer } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle');

/** Speaks WebDriver BiDi with the one client that connects; its events go through `emit`. */
export async function serveBidi(perform: Perform) {
  const http = createServer({ headersTimeout: 0, requestTimeout: 0, connectionsCheckingInterval: 3_600_000 });
  const server = new WebSocketServer({ server: http });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const sockets = new Set<Socket>();
  http.on('connection', (socket) => sockets.add(socket));
  let send = (_message: object) => {};
  server.on('connection', (socket: Params) => {
    send = (message) => socket.send(JSON.stringify(message));
    socket.on('message', async (text: Buffer) => {
      const { id, method, params } = JSON.parse(String(text));
      const reply = await perform(method, params).then(
        (result) => ({ type: 'success', id, result }),
        (error: Error) => ({ type: 'error', id, error: 'unknown error', message: error.message }),
      );
      send(reply);
    });
  });
  return {
    url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}`,
    emit: (method: string, params: object) => send({ type: 'event', method, params }),
    close() {
      for (const socket of server.clients) socket.close();
      http.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
