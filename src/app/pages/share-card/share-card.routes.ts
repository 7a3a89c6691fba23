import { join } from 'node:path';
import { Hono } from 'hono';
import { findPageHead } from '#app/pages/page-heads.ts';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import { matchesEtag } from '#kit/http/negotiate.ts';
import { files } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { getShareCard, pathOfShareCard, shareCardAddress, shareCardHash } from './share-card.ts';
import { createShareCardStore } from './share-card-store.ts';

const address = new RegExp(`^${files.shareCard('([a-z0-9/-]+)', '([0-9a-f]{12})').replaceAll('.', '\\.')}$`);

const headers = {
  'Content-Type': 'image/jpeg',
  'Cache-Control': 'public, max-age=31536000, immutable',
  // Other sites show it: that is what it is for.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Only for pages and articles that exist, as they are now; drawn when first asked for, then read from disk. */
export function shareCardRoutes(deps: Deps): Hono {
  const app = new Hono();
  const cards = createShareCardStore(join(deps.config.dataDir, 'cache', 'og'), deps);
  app.get('/og/*', async (c) => {
    const [, name, hash] = address.exec(c.req.path) ?? [];
    if (!name) return c.notFound();
    const found = await findPageHead(deps, pathOfShareCard(name));
    const profile = await readProfile(deps.db);
    const card = found && getShareCard(found.head, profile);
    if (!card) return c.notFound();
    if (shareCardHash(card) !== hash) {
      // A link shared before the title changed goes on showing a picture.
      c.header('Cross-Origin-Resource-Policy', headers['Cross-Origin-Resource-Policy']);
      return c.redirect(shareCardAddress(found.head, profile), 302);
    }
    const etag = `"${hash}"`;
    if (matchesEtag(c.req.header('If-None-Match'), etag))
      return c.body(null, 304, { ...headers, ETag: etag });
    return c.body(await cards.get(hash, card), 200, { ...headers, ETag: etag });
  });
  return app;
}
