import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mustRun } from '../steps/command.mjs';
import { install } from '../steps/install.mjs';
import { inProject, Problem, pinnedNode, systemPath } from '../steps/project.mjs';
import { buildah, findImage } from './buildah.mjs';

/**
 * Makes the image that the Dockerfile is based on, under its name, unless it is there: Debian, the pinned Node, this
 * machine's npm, and the user `node`.
 * @param {string} folder a new folder on a file system that allows devices
 */
export async function makeBaseImage(folder) {
  const { name, release } = getBase(readFileSync(inProject('Dockerfile'), 'utf8'));
  if (await findImage(name)) return;
  await install();
  console.log(`Making ${name} from Debian's packages …`);
  const packages = ['--variant=minbase', '--include=ca-certificates'];
  await mustRun('debootstrap', 'debootstrap', [...packages, release, folder], { path: systemPath });
  await addNode(folder);
  const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  const variables = ['--env', `PATH=${path}`, ...addCertificates(folder)];
  const container = await buildah('from', 'scratch');
  try {
    await buildah('add', '--quiet', container, folder, '/');
    await buildah('run', container, '--', 'useradd', '--create-home', '--uid', '1000', 'node');
    await buildah('config', ...variables, container);
    await buildah('commit', '--quiet', container, name);
  } finally {
    await buildah('rm', container);
  }
}

/** The name of the Dockerfile's last stage, and the release of Debian in it. */
function getBase(dockerfile) {
  const [, version] = /^ARG NODE_VERSION=(.+)$/m.exec(dockerfile) ?? [];
  const [, tag] = /^FROM node:\$\{NODE_VERSION\}-(\S+)$/m.exec(dockerfile) ?? [];
  if (!version || !tag) throw new Problem('The Dockerfile is based on no known image.');
  return { name: `docker.io/library/node:${version}-${tag}`, release: tag.split('-')[0] };
}

async function addNode(folder) {
  const output = await mustRun('npm root', 'npm', ['root', '--global'], { path: systemPath });
  // Warnings may come first.
  const npm = join(output.trim().split('\n').at(-1), 'npm');
  const local = join(folder, 'usr', 'local');
  cpSync(pinnedNode, join(local, 'bin', 'node'));
  cpSync(npm, join(local, 'lib', 'node_modules', 'npm'), { recursive: true });
  for (const command of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${command}-cli.js`, join(local, 'bin', command));
  }
}

/** A machine behind a proxy has certificates of its own, which npm needs while the image is built. */
function addCertificates(folder) {
  const own = process.env.NODE_EXTRA_CA_CERTS;
  if (!own) return [];
  const path = '/usr/local/share/ca-certificates/machine.crt';
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), readFileSync(own));
  return ['--env', `NODE_EXTRA_CA_CERTS=${path}`];
}
