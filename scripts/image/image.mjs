// Runs on any Node from 20.19 with nothing installed: only Node's own modules here, beside it and in steps/.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../steps/command.mjs';
import { Problem, requireNode, root } from '../steps/project.mjs';
import { listenForStop, stopping } from '../steps/stopping.mjs';
import { makeBaseImage } from './base-image.mjs';
import { buildah, findImage } from './buildah.mjs';
import { tryImage } from './try-image.mjs';

const help = `npm run image                 builds the Dockerfile's image as sunweave:latest, starts it and tries it
npm run image -- --own-base   makes the image that it is based on here first, for machines without an image registry
Needs Linux, root and buildah; --own-base also needs debootstrap. Debian and Ubuntu have both.`;

const image = 'localhost/sunweave:latest';

listenForStop();
const folder = mkdtempSync(join(tmpdir(), 'image-'));
// The image's user gets its volume below this folder.
chmodSync(folder, 0o711);
try {
  requireNode();
  const { values } = parseArgs({ options: { help: { type: 'boolean' }, 'own-base': { type: 'boolean' } } });
  if (values.help) console.log(help);
  else await make({ hasOwnBase: values['own-base'] ?? false });
} catch (error) {
  if (!stopping.aborted) console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function make({ hasOwnBase }) {
  if (process.getuid?.() !== 0 || (await run('buildah', ['--version'])).code !== 0) throw new Problem(help);
  if (hasOwnBase) await makeBaseImage(join(folder, 'base'));
  console.log('Building the image …');
  // Docker's format also holds the health check.
  const former = await findImage(image);
  const begun = Date.now();
  await buildah('build', '--format', 'docker', '--network', 'host', '--tag', image, root);
  // Without its name it would only take room.
  if (former && former !== (await findImage(image))) await buildah('rmi', former);
  console.log(`  in ${Math.round((Date.now() - begun) / 1_000)} s`);
  for (const [what, found] of await tryImage(image, join(folder, 'data')))
    console.log(`${what.padEnd(34)} ${found}`);
}
