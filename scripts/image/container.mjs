import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../steps/free-port.mjs';
import { Problem, systemPath } from '../steps/project.mjs';
import { stopping } from '../steps/stopping.mjs';
import { buildah, env } from './buildah.mjs';

/**
 * Runs the site in a container until `act` is done, and stops it as Docker does.
 * @param {{ container: string, command: string[], mount: string }} site
 * @param {(running: { origin: string, user: number, runInside: typeof buildah }) => Promise<void>} act
 * @returns {Promise<{ startMilliseconds: number, bytes: number }>} until it is ready, and its memory at the end
 */
export async function withContainer({ container, command, mount }, act) {
  const port = await freePort();
  const options = ['--volume', mount, '--env', `PORT=${port}`, '--env', 'HOST=127.0.0.1', container, '--'];
  const begun = Date.now();
  const child = spawn('buildah', ['run', ...options, ...command], {
    env: { ...process.env, ...env, PATH: systemPath },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  stopping.addEventListener('abort', kill);
  try {
    const origin = `http://127.0.0.1:${port}`;
    while (!(await isReady(origin))) {
      if (child.exitCode !== null || Date.now() - begun > 60_000)
        throw new Problem(`The image's site does not start.\n${output}`);
      await sleep(20);
    }
    const startMilliseconds = Date.now() - begun;
    const site = processBelow(child.pid, command.at(-1));
    await act({ origin, user: site.user, runInside: (...words) => buildah('run', ...options, ...words) });
    const bytes = getMemory(site.id);
    process.kill(site.id, 'SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new Problem(`SIGTERM ended the image's site with ${code}.\n${output}`);
    return { startMilliseconds, bytes };
  } finally {
    stopping.removeEventListener('abort', kill);
    kill();
  }
}

async function isReady(origin) {
  const response = await fetch(`${origin}/readyz`).catch(() => null);
  return response?.ok ?? false;
}

/** The process with this last argument, which buildah started: its id, and the id of the user that it runs as. */
function processBelow(ancestor, lastArgument) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const found = all.map(readProcess).filter((one) => one?.words.at(-1) === lastArgument);
  const parents = new Map(all.map((id) => [Number(id), readProcess(id)?.parent]));
  const isBelow = (id) => id === ancestor || (id > 1 && isBelow(parents.get(id) ?? 0));
  const site = found.filter(({ id, words }) => words[0].endsWith('node') && isBelow(id)).at(-1);
  if (!site) throw new Problem('The process of the site is not found.');
  return site;
}

function readProcess(id) {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const words = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0').slice(0, -1);
    const getNumber = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
    return { id: Number(id), parent: getNumber('PPid'), user: getNumber('Uid'), words };
  } catch {
    // It ended meanwhile.
    return null;
  }
}

function getMemory(id) {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
