import { fileURLToPath } from 'node:url';
import { Hono, type MiddlewareHandler } from 'hono';
import { type BuiltFolder, builtFolders } from '#kit/http/built-folders.ts';
import { projectRoot } from '#kit/project-root.ts';
import type { Deps } from '#kit/server/deps.ts';
import { builtFiles } from './built-files.ts';

const buildFolder = (name: string) => fileURLToPath(new URL(`dist/${name}`, projectRoot));

/** Serves the build's files. Browsers cache files with a hash in their name forever, others for a day. */
export function staticFiles({ pages }: Deps): Hono {
  const app = new Hono();
  const client = buildFolder('client');
  const unhashed = builtFiles(pages, client, { isUnhashed: true });
  // Feed readers and other sites show the pictures of articles too.
  const headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  const hashedPictures = builtFiles(pages, client, { headers });
  const sharedPictures = builtFiles(pages, client, { headers, isUnhashed: true });
  const respond: Record<BuiltFolder, MiddlewareHandler> = {
    assets: builtFiles(pages, client),
    'admin-assets': builtFiles(pages, buildFolder('admin')),
    pictures: (c, next) =>
      (/\.[0-9a-f]{8}-\d+\.\w+$/.test(c.req.path) ? hashedPictures : sharedPictures)(c, next),
    'service-drawings': unhashed,
    video: unhashed,
  };
  for (const folder of builtFolders) app.get(`/${folder}/*`, respond[folder]);
  app.get('/:file{[\\w-]+\\.\\w+}', unhashed);
  return app;
}
