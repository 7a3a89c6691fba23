import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type BuiltFolder, builtFolders } from '#server/http/built-folders.ts';
import { projectRoot } from '#server/project-root.ts';
import { builtFiles } from './built-files.ts';

const buildFolder = (name: string) => fileURLToPath(new URL(`dist/${name}`, projectRoot));
const aDay = 'public, max-age=86400';

/** What the build has made: files whose names carry their hash are kept for ever, the others for a day. */
export function staticFiles(): Hono {
  const app = new Hono();
  const answer: Record<BuiltFolder, MiddlewareHandler> = {
    assets: builtFiles(buildFolder('client')),
    'admin-assets': builtFiles(buildFolder('admin')),
    pictures: builtPictures(),
    video: filesOf('client'),
  };
  for (const folder of builtFolders) app.get(`/${folder}/*`, answer[folder]);
  app.get('/:file{[\\w-]+\\.\\w+}', filesOf('client'));
  return app;
}

/** Those for a page have a hash and stay in memory; the others are read for whoever shares an article. */
function builtPictures(): MiddlewareHandler {
  const hashed = builtFiles(buildFolder('client'), forOtherSites);
  const others = filesOf('client', forOtherSites);
  return (c, next) => (/\.[0-9a-f]{8}-\d+\.\w+$/.test(c.req.path) ? hashed(c, next) : others(c, next));
}

/** Feed readers and other sites show the pictures of articles too. */
const forOtherSites = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

function filesOf(folder: string, headers: Record<string, string> = {}) {
  const serve = serveStatic({ root: buildFolder(folder), precompressed: true });
  return createMiddleware(async (c, next) => {
    const answer = await serve(c, next);
    // Its `onFound` comes too late to set a header.
    if (answer?.ok) {
      answer.headers.set('Cache-Control', aDay);
      for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    }
    return answer;
  });
}
