import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nodeFlags, nodeVariables } from '../../scripts/steps/node-flags.mjs';
import { compileCache } from './compile-cache.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The process that `npm start` runs in `folder`, with hardly any other variables. */
export const spawnBuilt = (environment: Record<string, string>, folder = project) =>
  spawn(process.execPath, [...nodeFlags, 'dist/server/main.js'], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...nodeVariables, ...compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
