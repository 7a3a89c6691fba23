import { installPackages } from '../steps/apt.mjs';
import { mustRun, run } from '../steps/command.mjs';
import { inProject, Problem, pinnedNode, systemPath } from '../steps/project.mjs';
import { failure, success } from '../steps/run-suite.mjs';

const title = 'image';
const limitMs = 900_000;

/** Builds the container image and tries it, which counts as one test. Only root on Linux can. */
export async function runImage() {
  if (process.platform !== 'linux' || process.getuid() !== 0) {
    return { title, jobs: [{ ...failure('not run, because only root on Linux can build it'), failed: 0 }] };
  }
  try {
    await provide('buildah', 'debootstrap');
    const script = inProject('scripts', 'image', 'image.mjs');
    const output = await mustRun('npm run image', pinnedNode, [script, '--own-base'], { limitMs });
    console.log(`\n── ${title}\n${output.trimEnd()}`);
    return { title, jobs: [success()] };
  } catch (error) {
    if (error instanceof Problem) return { title, jobs: [failure(error.message)] };
    throw error;
  }
}

async function provide(...programs) {
  for (const program of programs) {
    const { code } = await run(program, ['--version'], { path: systemPath });
    if (code === 127) await installPackages([program]);
  }
}
