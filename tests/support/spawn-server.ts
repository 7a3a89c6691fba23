import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './server.ts';

/** The product as it stands in another folder, on a SQLite database of its own there. */
export async function spawnServer(folder: string, dataDir: string) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port), PUBLIC_URL: origin, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes(' is open at ')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return {
    origin,
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
