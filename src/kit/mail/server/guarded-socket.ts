import { connect } from 'node:net';
import type { SMTPTransportOptions } from 'nodemailer';
import type { Config } from '#kit/server/config.ts';
import { guardedLookup, isForbiddenIp } from '#kit/server/outside-url.ts';

type GetSocket = NonNullable<SMTPTransportOptions['getSocket']>;

/** Connects to a server that somebody typed: never into our own network, see `outside-url.ts`. */
export function guardedSocket(
  config: Pick<Config, 'publicUrl'>,
  { host, port }: { host: string; port: number },
): GetSocket {
  return ({ connectionTimeout }, callback) => {
    if (isForbiddenIp(config, host)) return callback(failure('inside', 'EINSIDE'));
    const socket = connect({ host, port, lookup: guardedLookup(config) });
    const fail = (error: Error) => callback(error);
    socket.setTimeout(connectionTimeout ?? 0, () => socket.destroy(failure('timed out', 'ETIMEDOUT')));
    socket.once('error', fail);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.off('error', fail);
      callback(null, { connection: socket });
    });
  };
}

const failure = (message: string, code: string) => Object.assign(new Error(message), { code });
