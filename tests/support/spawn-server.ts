import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../scripts/steps/free-port.mjs';
import { untilOpen } from './until-open.ts';

/** The product as it stands in another folder, on a SQLite database of its own there. */
export async function spawnServer(folder: string, dataDir: string) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port), PUBLIC_URL: origin, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilOpen(child).opened;
  return {
    origin,
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
