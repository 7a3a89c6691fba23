import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nodeFlags, nodeVariables } from '../../scripts/steps/node-flags.mjs';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The process that `npm start` runs in `folder`, with only these variables. */
export const spawnBuilt = (environment: Record<string, string>, folder = project) =>
  spawn(process.execPath, [...nodeFlags, 'dist/server/main.js'], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...nodeVariables, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
