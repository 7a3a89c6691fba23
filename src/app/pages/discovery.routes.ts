import { type Context, Hono } from 'hono';
import { respondFromCache } from '#kit/http/respond-cached.ts';
import type { Source } from '#kit/http/response-cache.ts';
import { pathIn, siteLanguages } from '#kit/language/language.ts';
import { brandPaths } from '#kit/paths/brand-paths.ts';
import { panelFiles } from '#kit/paths/panel-files.ts';
import { adminPaths, files } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { panelManifest, siteManifest } from './manifests.ts';
import { rss } from './rss.ts';
import { sitemap, sitemapPart } from './sitemap.ts';

/** Search engines, feed readers and browsers request these; cached like a page, and invalidated when the sources change. */
export function discoveryRoutes(deps: Deps): Hono {
  const app = new Hono();
  const answer =
    (type: string, sources: readonly Source[], make: (c: Context) => Promise<string | null>) =>
    (c: Context) =>
      respondFromCache(c, deps.pages, {
        type: `${type}; charset=utf-8`,
        sources: [...sources, 'settings'],
        make: () => make(c),
      });
  app.get(
    files.robots,
    answer('text/plain', [], async () => robots(deps.config.publicUrl)),
  );
  app.get(
    files.sitemap,
    answer('application/xml', ['services', 'posts', 'published_pairs'], () => sitemap(deps)),
  );
  app.get(
    '/:part{sitemap-(?:0|[1-9]\\d{0,5})\\.xml}',
    answer('application/xml', ['services', 'posts'], (c) =>
      sitemapPart(deps, Number(c.req.path.match(/\d+/)?.[0])),
    ),
  );
  for (const language of siteLanguages)
    app.get(
      pathIn(language, files.rss),
      answer('application/rss+xml', ['posts'], () => rss(deps, language)),
    );
  const manifest = 'application/manifest+json';
  app.get(
    brandPaths.manifest,
    answer(manifest, [], () => siteManifest(deps)),
  );
  app.get(
    panelFiles.manifest,
    answer(manifest, [], () => panelManifest(deps)),
  );
  return app;
}

const robots = (publicUrl: string) => `User-agent: *
Disallow: ${adminPaths.dashboard}
Disallow: /api/

Sitemap: ${publicUrl}${files.sitemap}
`;
