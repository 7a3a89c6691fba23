import { mustRun, run } from '../steps/command.mjs';
import { systemPath } from '../steps/project.mjs';

/** Containers without a daemon, also where the machine itself is one; files are copied, which every file system can. */
export const env = { BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs' };

/** Runs a command of buildah. Throws a Problem with the end of its output when it fails. */
export async function buildah(...args) {
  const output = await mustRun(`buildah ${args[0]}`, 'buildah', args, { env, path: systemPath });
  return output.trim();
}

/** The id of the image with this name; undefined where there is none. */
export async function findImage(name) {
  const { code, output } = await run('buildah', ['images', '--quiet', name], { env, path: systemPath });
  return code === 0 ? output.trim() : undefined;
}
