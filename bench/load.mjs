import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { processorMs } from './processor.mjs';

const run = promisify(execFile);

/** wrk, where it is installed, takes less of the machine than a load generator in Node. */
export const generator = spawnSync('wrk', ['--version']).error ? 'autocannon' : 'wrk';

/**
 * Asks for `url` over 16 connections for some seconds, with the compression that browsers accept.
 * @returns {Promise<{ perSecond: number, p99Ms: number }>}
 */
export async function load(url, seconds = 3) {
  const measured =
    generator === 'wrk' ? await loadWithWrk(url, seconds) : await loadWithAutocannon(url, seconds);
  if (measured.errors > 0) throw new Error(`${url}: ${measured.errors} answers were no 2xx`);
  return measured;
}

async function loadWithWrk(url, seconds) {
  const { stdout } = await run('wrk', [
    ...['--threads', '1', '--connections', '16', '--duration', `${seconds}s`, '--latency'],
    ...['--header', 'Accept-Encoding: br', url],
  ]);
  const [, p99 = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p99Ms: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit],
    errors: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  };
}

async function loadWithAutocannon(url, seconds) {
  const autocannon = createRequire(new URL('references/package.json', import.meta.url))('autocannon');
  const result = await autocannon({
    url,
    connections: 16,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    errors: result.non2xx + result.errors,
  };
}

/**
 * Short rounds of each target in turn, so that a busy moment of the machine meets all alike.
 * @param {{ name: string, url: string, pid: number }[]} targets `pid` is the server's process
 * @returns {Promise<Record<string, { perSecond: number, p99Ms: number, processorMicroseconds: number }[]>>} by the
 *   target's name, one each round; the processor time is what one answer took of the server
 */
export async function loadInTurn(targets, { rounds = 9, seconds = 1 } = {}) {
  const measured = Object.fromEntries(targets.map(({ name }) => [name, []]));
  for (const { url } of targets) await load(url, 1);
  for (let round = 0; round < rounds; round++) {
    for (const { name, url, pid } of round % 2 ? targets.toReversed() : targets) {
      const before = processorMs(pid);
      const result = await load(url, seconds);
      const answers = result.perSecond * seconds;
      const processorMicroseconds = ((processorMs(pid) - before) * 1000) / answers;
      measured[name].push({ ...result, processorMicroseconds });
    }
  }
  return measured;
}

export const median = (numbers) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
