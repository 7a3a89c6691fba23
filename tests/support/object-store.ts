import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/steps/free-port.mjs';
import { signatureFault } from './aws-signature.ts';

export interface ObjectStore {
  /** For STORAGE_URL, with the right key and an existing bucket. */
  url: string;
  stop: () => Promise<void>;
  /** Starts it again with what it has stored. */
  start: () => Promise<void>;
}

const program = fileURLToPath(new URL('../../node_modules/s3rver/bin/s3rver.js', import.meta.url));
const bucket = 'pictures';
/** The only credentials that s3rver accepts. */
const [key, secret] = ['S3RVER', 'S3RVER'];

/**
 * A real S3-compatible server on loopback. s3rver checks only the key of a version 4 signature, so a proxy in front of
 * it checks the rest.
 */
export async function startObjectStore(t: TestContext): Promise<ObjectStore> {
  const folder = await mkdtemp(join(tmpdir(), 'object-store-'));
  const [port, innerPort] = [await freePort(), await freePort()];
  let closeAll = async () => {};

  async function start() {
    const options = ['-d', folder, '-a', '127.0.0.1', '-p', String(innerPort), '--configure-bucket', bucket];
    const child = spawn(process.execPath, [program, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    const door = createServer((call, response) => void pass(call, response, innerPort));
    closeAll = async () => {
      door.closeAllConnections();
      door.close();
      child.kill('SIGKILL');
      await ended;
    };
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk) => String(chunk).includes('listening on') && resolve());
      child.once('exit', () => reject(new Error('The object store did not start')));
    });
    door.listen(port, '127.0.0.1');
    await once(door, 'listening');
  }

  const stop = async () => {
    await closeAll();
    closeAll = async () => {};
  };
  t.after(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });
  await start();
  return { url: `s3://${key}:${secret}@127.0.0.1:${port}/${bucket}/site`, stop, start };
}

async function pass(call: IncomingMessage, response: ServerResponse, port: number) {
  const body = await buffer(call);
  const fault = signatureFault(call, body, { key, secret });
  if (fault) {
    response.writeHead(403, { 'Content-Type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${fault}</Code></Error>`);
    return;
  }
  const { method, url: path, headers } = call;
  const onward = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  onward.once('error', () => response.destroy());
  onward.end(body);
}
