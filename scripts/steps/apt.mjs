import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from './command.mjs';
import { Problem } from './project.mjs';

const env = { DEBIAN_FRONTEND: 'noninteractive' };
const options = ['-qy', '-o', 'DPkg::Lock::Timeout=120'];
/** Another part of this run, or another run, may be installing at this moment. Unlike `install`, `update` never waits. */
const lockLimitMs = 120_000;

/** Installs packages of Debian or the like. Throws a Problem that says why it cannot. */
export async function installPackages(packages) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid() !== 0)
    throw new Problem('it is not installed, and only root on Debian or the like can install it here');
  await apt('update', [], 120_000);
  await apt('install', ['--no-install-recommends', ...packages], 300_000);
}

async function apt(command, args, limitMs) {
  const deadline = Date.now() + lockLimitMs;
  const attempt = () => run('apt-get', [...options, command, ...args], { env, limitMs });
  let { code, output } = await attempt();
  while (code !== 0 && /Unable to (lock|acquire)/.test(output) && Date.now() < deadline) {
    await wait(2000);
    ({ code, output } = await attempt());
  }
  if (code === 0) return;
  const last = output.trim().split('\n').at(-1);
  throw new Problem(`apt-get ${command} failed: ${last || `no end after ${limitMs / 1000} s`}`);
}
