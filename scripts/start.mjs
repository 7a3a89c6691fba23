// Runs on any Node from 20.19 with nothing installed: only Node's own modules here and in steps/.
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { Problem, requireNode } from './steps/project.mjs';
import { serve } from './steps/serve.mjs';
import { listenForStop, stopping } from './steps/stopping.mjs';

const isDev = process.argv.includes('--dev');

listenForStop();
try {
  requireNode();
  await install();
  if (!isDev) await build();
  process.exitCode = await serve({ isDev });
} catch (error) {
  // Stopped during preparation: the next start repeats it.
  if (!stopping.aborted) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}
