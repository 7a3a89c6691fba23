import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a program in its own process group, since browsers start processes that outlive them. */
export function startProgram(program: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(program, args, { ...options, detached: true });
  // A failure shows up when its output or port does not appear.
  child.on('error', () => {});
  return child;
}

export async function endProgram(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** The first match in the program's output. */
export function printed(
  child: ChildProcess,
  stream: NodeJS.ReadableStream,
  pattern: RegExp,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  stream.on('data', (chunk) => {
    output += chunk;
    const match = pattern.exec(output);
    if (match) resolve(match[1]!);
  });
  child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}: ${output}`)));
  child.once('error', reject);
  return promise;
}
