import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** As if the other side had been killed: every connection breaks, no new one is made. */
  refuse: () => void;
  /** As if it had been stopped (SIGSTOP): connections stand and say nothing. */
  hang: () => void;
  /** As before; what hung meanwhile stays lost. */
  pass: () => void;
  close: () => Promise<void>;
}

/** A way to a server on this machine that a test can break and mend. */
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
