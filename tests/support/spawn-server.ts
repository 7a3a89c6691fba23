import { once } from 'node:events';
import { freePort } from '../../scripts/steps/free-port.mjs';
import { spawnBuilt } from './spawn-built.ts';
import { untilOpen } from './until-open.ts';

/** The product in another folder, with its own SQLite database there. */
export async function spawnServer(folder: string, dataDir: string) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawnBuilt({ PORT: String(port), PUBLIC_URL: origin, DATA_DIR: dataDir }, folder);
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
