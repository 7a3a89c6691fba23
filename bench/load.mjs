import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { isSmallest, scaled } from './scale.mjs';

const run = promisify(execFile);

/** wrk, where it is installed, takes less of the machine than a load generator in Node. */
export const generator = spawnSync('wrk', ['--version']).error ? 'autocannon' : 'wrk';

/** Responses per second over 16 connections, with the compression that browsers accept. */
export async function load(url, seconds) {
  const { perSecond, errors } = await loadWith(url, seconds);
  if (errors > 0) throw new Error(`${url}: ${errors} responses were not 2xx`);
  return perSecond;
}

const loadWith = isSmallest ? loadOnce : generator === 'wrk' ? loadWithWrk : loadWithAutocannon;

/** Needs no generator, so that the smallest run installs nothing. */
async function loadOnce(url) {
  const began = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  return { perSecond: 1000 / (performance.now() - began), errors: response.ok ? 0 : 1 };
}

async function loadWithWrk(url, seconds) {
  const { stdout } = await run('wrk', [
    ...['--threads', '1', '--connections', '16', '--duration', `${seconds}s`],
    ...['--header', 'Accept-Encoding: br', url],
  ]);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    errors: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  };
}

async function loadWithAutocannon(url, seconds) {
  const autocannon = createRequire(new URL('references/package.json', import.meta.url))('autocannon');
  const headers = { 'accept-encoding': 'br' };
  const result = await autocannon({ url, connections: 16, duration: seconds, headers });
  return { perSecond: result.requests.average, errors: result.non2xx + result.errors };
}

const rounds = scaled(15, 1);

/**
 * Loads each server for a second in turn, back and forth, so that a busy moment of the machine meets all alike.
 * `servers` are origins by name; the result has the responses per second of each round.
 */
export async function loadInTurn(servers, path) {
  const entries = Object.entries(servers);
  const measured = Object.fromEntries(entries.map(([name]) => [name, []]));
  for (const [, origin] of entries) await load(origin + path, 1);
  for (let round = 0; round < rounds; round++) {
    for (const [name, origin] of round % 2 ? entries.toReversed() : entries) {
      measured[name].push(await load(origin + path, 1));
    }
  }
  return measured;
}

export const median = (numbers) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
