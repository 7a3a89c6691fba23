import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { nodeFlags, nodeVariables } from './node-flags.mjs';
import { inProject, pinnedNode, projectPath, root } from './project.mjs';
import { stopping } from './stopping.mjs';

/** The server allows itself 10 s for requests in flight and as long to close; one still there then hangs. */
const killAfterMs = 25_000;

/**
 * Runs the server until it ends and answers with its exit code.
 * It lives in a process group of its own: Ctrl-C reaches only this process, which hands it on exactly once.
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
      // Saves a third of the time to start; where it cannot be written, Node does without.
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
      // A server that was told to stop before it could listen for the signal has stopped as wished.
      resolve(code ?? (signal === stopping.reason ? 0 : 1));
    });
  });
}

function serverArguments(isDev) {
  return [
    ...(existsSync(inProject('.env')) ? ['--env-file=.env'] : []),
    `--import=${pathToFileURL(inProject('scripts', 'steps', 'end-with-parent.mjs'))}`,
    ...nodeFlags,
    isDev ? 'src/server/dev.ts' : 'dist/server/main.js',
  ];
}
