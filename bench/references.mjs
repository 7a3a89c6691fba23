import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('references/', import.meta.url));
const inFolder = (path) => `${folder}${path}`;
const bin = (name) => inFolder(`node_modules/.bin/${name}`);

const references = {
  'Next.js': {
    cwd: inFolder('next'),
    build: [bin('next'), 'build'],
    start: [bin('next'), 'start', '--port', '{port}', '--hostname', '127.0.0.1'],
  },
  'React Router': {
    cwd: inFolder('react-router'),
    build: [bin('react-router'), 'build'],
    start: [bin('react-router-serve'), 'build/server/index.js'],
  },
  Astro: {
    cwd: inFolder('astro'),
    build: [bin('astro'), 'build'],
    start: [process.execPath, 'dist/server/entry.mjs'],
  },
};

/** Installs and builds the other frameworks' sites. Returns how to start each. */
export function buildReferences(content) {
  // Not `npm ci`: the lockfile leaves out builds for other machines that a registry may not have.
  if (!isInstalled()) {
    const words = ['install', '--no-save', '--no-audit', '--no-fund'];
    execFileSync('npm', words, { cwd: folder, stdio: 'inherit' });
  }
  const env = {
    ...process.env,
    BENCH_CONTENT: content,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  return Object.entries(references).map(([name, { cwd, build, start }]) => {
    console.log(`Building the ${name} site`);
    execFileSync(build[0], build.slice(1), { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
    return { name, command: start, cwd, env };
  });
}

function isInstalled() {
  const record = inFolder('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const packagesOf = (path) => Object.entries(JSON.parse(readFileSync(path, 'utf8')).packages);
  const installed = new Map(packagesOf(record));
  return packagesOf(inFolder('package-lock.json')).every(
    ([name, { version, optional }]) => name === '' || optional || installed.get(name)?.version === version,
  );
}

/** The exact versions that were measured. */
export function referenceVersions() {
  const { dependencies } = JSON.parse(readFileSync(inFolder('package.json'), 'utf8'));
  return `Next.js ${dependencies.next}, React Router ${dependencies['react-router']}, Astro ${dependencies.astro}`;
}
