import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Like a killed server: every connection breaks, and new ones fail. */
  refuse: () => void;
  /** Like a server stopped with SIGSTOP: connections stay open and silent. */
  hang: () => void;
  /** Works again; bytes that were held are lost. */
  pass: () => void;
  close: () => Promise<void>;
}

/** A connection to a local server that a test can break and restore. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let state: 'pass' | 'hang' | 'refuse' = 'pass';
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (state === 'refuse') return near.resetAndDestroy();
    if (state === 'hang') return;
    const far = connect(targetPort, '127.0.0.1');
    keep(far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => {
        if (state === 'pass') to.write(chunk);
      });
      from.on('close', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    refuse() {
      state = 'refuse';
      breakAll();
    },
    hang: () => (state = 'hang'),
    pass() {
      if (state === 'hang') breakAll();
      state = 'pass';
    },
    close() {
      breakAll();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
