import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { nodeFlags, nodeVariables } from './node-flags.mjs';
import { inProject, pinnedNode, projectPath, root } from './project.mjs';
import { stopping } from './stopping.mjs';

/** The server takes up to 10 s for requests in flight and 10 s to close; later it hangs. */
const killAfterMs = 25_000;

/**
 * Runs the server until it ends and returns its exit code.
 * The server has its own process group: Ctrl-C reaches only this process, which forwards it exactly once.
 */
export function serve({ isDev }) {
  if (stopping.aborted) return Promise.resolve(0);
  const child = spawn(pinnedNode, serverArguments(isDev), {
    cwd: root,
    detached: true,
    env: {
      ...nodeVariables,
      ...process.env,
      PATH: projectPath,
      // Saves a third of the start; if the folder is not writable, Node does without.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? inProject('.cache', 'compiled'),
      NODE_ENV: process.env.NODE_ENV ?? (isDev ? 'development' : 'production'),
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let killing;
  stopping.addEventListener('abort', () => {
    child.kill(stopping.reason);
    killing = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearTimeout(killing);
      // A server that got the signal before it listened for it has also stopped as intended.
      resolve(code ?? (signal === stopping.reason ? 0 : 1));
    });
  });
}

/** Vite reloads pages and screens; what the server itself has loaded needs a new process. */
const watched = ['--watch', '--watch-preserve-output'];

function serverArguments(isDev) {
  return [
    ...(existsSync(inProject('.env')) ? ['--env-file=.env'] : []),
    `--import=${pathToFileURL(inProject('scripts', 'steps', 'end-with-parent.mjs'))}`,
    ...nodeFlags,
    ...(isDev ? [...watched, 'src/app/dev.ts'] : ['dist/server/main.js']),
  ];
}
