import type { Deps } from '#server/deps.ts';
import { findNewestPostChange, listPublishedPosts } from '#server/features/posts/posts.queries.ts';
import { findNewestServiceChange } from '#server/features/services/services.queries.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import type { Source } from '#server/http/page-cache.ts';
import { paths } from '#shared/paths.ts';
import { listPageHeads } from './page-heads.ts';
import { element } from './xml.ts';

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
  const pages: Entry[] = heads.flatMap(({ head, sources }) =>
    head.canonical
      ? [
          {
            path: head.canonical,
            time: newest([...sources, 'settings' as const].map((source) => changedAt[source])),
            picture: null,
          },
        ]
      : [],
  );
  const articles: Entry[] = posts.rows.map(({ slug, updatedAt, featuredImage }) => ({
    path: paths.article(slug),
    time: updatedAt,
    picture: featuredImage && new URL(featuredImage, deps.config.publicUrl).href,
  }));
  const entries = [...pages, ...articles].map(
    ({ path, time, picture }) =>
      `<url>${element('loc', deps.config.publicUrl + path)}${time ? element('lastmod', time) : ''}${
        picture ? `<image:image>${element('image:loc', picture)}</image:image>` : ''
      }</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`;
}

interface Entry {
  path: string;
  time: string | null | undefined;
  /** Address of the picture of an article. */
  picture: string | null;
}

/** ISO times compare as text. */
const newest = (times: readonly (string | null)[]) =>
  times
    .filter((time) => time !== null)
    .toSorted()
    .at(-1);
