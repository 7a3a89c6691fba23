import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { lastKnownProfile } from '#company/settings/server/settings.queries.ts';
import { createQueue } from '#kit/http/queue.ts';
import { respondCached } from '#kit/http/respond-cached.ts';
import type { Deps } from '#kit/server/deps.ts';
import {
  type BrandIcon,
  brandIconHash,
  findBrandIcon,
  type IconFile,
  iconFiles,
  iconPath,
} from './brand-icon.ts';

/** Where the icons of `public` stand, which browsers, search engines and installed panels know. */
const knownPaths: Record<string, IconFile> = {
  '/favicon.svg': 'icon-192',
  '/favicon.ico': 'icon-32',
  '/apple-touch-icon.png': 'square-180',
  '/icon-192.png': 'icon-192',
  '/icon-512.png': 'icon-512',
  '/icon-maskable.png': 'maskable-512',
};

/** The icons of an owner's brand. Under the name of `content`, without a logo, those of `public` follow. */
export function brandIconRoutes(deps: Deps): Hono {
  const app = new Hono();
  const queue = createQueue({ concurrency: 1, maxWaiting: 50 });
  const respond = async (c: Context, key: string, icon: BrandIcon, file: IconFile, cacheControl: string) => {
    const drawn = await deps.pages.get(key, ['settings'], () =>
      queue.run(async () => {
        // Loads sharp at the first icon, not at every start.
        const { drawBrandIcon } = await import('./draw-brand-icon.ts');
        const body = await drawBrandIcon(deps.files, icon, file);
        return { body, etag: getEtag(body), headers: {} };
      }),
    );
    return respondCached(c, drawn!, { 'Content-Type': 'image/png', 'Cache-Control': cacheControl });
  };
  for (const [path, file] of Object.entries(knownPaths)) {
    app.get(path, async (c, next) => {
      const icon = findBrandIcon(await lastKnownProfile(deps.db));
      // The file of `public` is cached under the path.
      return icon ? respond(c, `brand ${path}`, icon, file, 'no-cache') : next();
    });
  }
  app.get('/icon/:name', async (c) => {
    const [, hash, file] = /^([0-9a-f]{12})-([a-z]+-\d+)\.png$/.exec(c.req.param('name')) ?? [];
    if (!isIconFile(file)) return c.notFound();
    const icon = findBrandIcon(await lastKnownProfile(deps.db));
    if (!icon) return c.redirect(formerPaths[file], 302);
    const present = brandIconHash(icon);
    // Links from before the brand changed go on showing an icon.
    if (hash !== present) return c.redirect(iconPath(present, file), 302);
    return respond(c, c.req.path, icon, file, 'public, max-age=31536000, immutable');
  });
  return app;
}

const isIconFile = (file: string | undefined): file is IconFile =>
  (iconFiles as readonly (string | undefined)[]).includes(file);

const formerPaths = Object.fromEntries(
  Object.entries(knownPaths).map(([path, file]) => [file, path]),
) as Record<IconFile, string>;

const getEtag = (body: Uint8Array) => `"${createHash('sha1').update(body).digest('base64url')}"`;
