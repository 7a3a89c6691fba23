import { fileURLToPath } from 'node:url';
import { Hono, type MiddlewareHandler } from 'hono';
import { type BuiltFolder, builtFolders } from '#server/http/built-folders.ts';
import { projectRoot } from '#server/project-root.ts';
import { builtFiles } from './built-files.ts';

const buildFolder = (name: string) => fileURLToPath(new URL(`dist/${name}`, projectRoot));

/** What the build has made: files whose names carry their hash are kept for ever, the others for a day. */
export function staticFiles(): Hono {
  const app = new Hono();
  const unhashed = builtFiles(buildFolder('client'), { isUnhashed: true });
  const answer: Record<BuiltFolder, MiddlewareHandler> = {
    assets: builtFiles(buildFolder('client')),
    'admin-assets': builtFiles(buildFolder('admin')),
    pictures: builtPictures(),
    'service-drawings': unhashed,
    video: unhashed,
  };
  for (const folder of builtFolders) app.get(`/${folder}/*`, answer[folder]);
  app.get('/:file{[\\w-]+\\.\\w+}', unhashed);
  return app;
}

/** Those for a page have a hash; the others are read for whoever shares an article. */
function builtPictures(): MiddlewareHandler {
  const hashed = builtFiles(buildFolder('client'), { headers: forOtherSites });
  const others = builtFiles(buildFolder('client'), { headers: forOtherSites, isUnhashed: true });
  return (c, next) => (/\.[0-9a-f]{8}-\d+\.\w+$/.test(c.req.path) ? hashed(c, next) : others(c, next));
}

/** Feed readers and other sites show the pictures of articles too. */
const forOtherSites = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
