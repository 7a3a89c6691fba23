import { spawn } from 'node:child_process';
import { inProject, Problem, projectPath, readJson, root } from './project.mjs';
import { stopping } from './stopping.mjs';

/** npm takes 15 seconds to clean up; the next run repeats unfinished work anyway. */
const killAfterMs = 3_000;

/**
 * Runs a program and collects its output.
 * @param {{ path?: string, env?: Record<string, string>, cwd?: string, show?: boolean, shell?: boolean,
 *   uid?: number, gid?: number, without?: string[], limitMs?: number }} [options]
 *   `show` prints the output instead of collecting it. `without` names variables to remove.
 * @returns {Promise<{ code: number, signal?: string | null, output: string }>} 127 when the program does not exist
 */
export function run(program, args, options = {}) {
  const { path = projectPath, env = {}, show = false, without = [], limitMs, ...others } = options;
  stopping.throwIfAborted();
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(program, args, {
      cwd: root,
      ...others,
      env: environment({ path, env, without, show }),
      // In its own process group, so its children end with it.
      detached: true,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    const timers = [];
    const stop = () => {
      killGroup(child, 'SIGTERM');
      timers.push(setTimeout(() => killGroup(child, 'SIGKILL'), killAfterMs));
    };
    stopping.addEventListener('abort', stop);
    if (limitMs) timers.push(setTimeout(stop, limitMs));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code, signal) => {
      stopping.removeEventListener('abort', stop);
      for (const timer of timers) clearTimeout(timer);
      if (stopping.aborted) reject(stopping.reason);
      else resolve({ code: code ?? 1, signal, output });
    });
  });
}

function killGroup({ pid }, signal) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function environment({ path, env, without, show }) {
  const inherited = Object.entries(process.env).filter(([name]) => !without.includes(name));
  return { ...Object.fromEntries(inherited), PATH: path, ...(show ? {} : { NO_COLOR: '1' }), ...env };
}

/** Like `run`, but throws a Problem with the end of the output unless the exit code is 0. */
export async function mustRun(what, program, args, options) {
  const { code, output } = await run(program, args, options);
  if (code === 0) return output;
  throw new Problem(`${what} failed (exit code ${code}).${lastLines(output)}`);
}

/** Runs a script of package.json without npm's start-up time and output. */
export function mustRunScript(what, name, options) {
  return mustRun(what, readJson(inProject('package.json')).scripts[name], [], { shell: true, ...options });
}

function lastLines(output) {
  const lines = output.trimEnd().split('\n').slice(-40);
  return lines.join('') === '' ? '' : `\n${lines.join('\n')}`;
}
