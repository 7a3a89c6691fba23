import type { Deps } from '#server/deps.ts';
import { findNewestPostChange, listPublishedPosts } from '#server/features/posts/posts.queries.ts';
import { findNewestServiceChange } from '#server/features/services/services.queries.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import type { Source } from '#server/http/page-cache.ts';
import { paths } from '#shared/paths.ts';
import { listPageHeads } from './page-heads.ts';
import { xmlText } from './xml.ts';

/** Every page that says it may be indexed, and every article; with a date where the content tells one. */
export async function sitemap(deps: Deps): Promise<string> {
  const [heads, posts, services, newestPost, settings] = await Promise.all([
    listPageHeads(deps),
    listPublishedPosts(deps.db, {}),
    findNewestServiceChange(deps.db),
    findNewestPostChange(deps.db),
    readSettings(deps.db),
  ]);
  const changedAt: Record<Source, string | null> = {
    services,
    posts: newestPost,
    settings: settings.updatedAt,
  };
  const pages = heads.flatMap(({ head, sources }) =>
    head.canonical
      ? [
          {
            path: head.canonical,
            time: newest([...sources, 'settings' as const].map((source) => changedAt[source])),
          },
        ]
      : [],
  );
  const articles = posts.rows.map(({ slug, updatedAt }) => ({ path: paths.article(slug), time: updatedAt }));
  const entries = [...pages, ...articles].map(
    ({ path, time }) =>
      `<url><loc>${xmlText(deps.config.publicUrl + path)}</loc>${time ? `<lastmod>${xmlText(time)}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** ISO times compare as text. */
const newest = (times: readonly (string | null)[]) =>
  times
    .filter((time) => time !== null)
    .toSorted()
    .at(-1);
