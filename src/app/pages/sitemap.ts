import {
  countPublishedPosts,
  findNewestPostChange,
  listPublishedAddresses,
} from '#articles/blog/server/post-lists.queries.ts';
import { findNewestServiceChange } from '#company/catalog/server/services.queries.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { Source } from '#kit/http/response-cache.ts';
import { type Language, languageOfPath, pathIn, siteLanguages } from '#kit/language/language.ts';
import { files, paths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { findNewestPairTime } from '#visits/pairs/server/published-pairs.queries.ts';
import { listPageHeads } from './page-heads.ts';
import { element, xmlText } from './xml.ts';

/** Articles in one file. */
const articlesPerPart = 500;

/**
 * Every indexed page and every article, with the date of its content. With many articles, an index of several files.
 */
export async function sitemap(deps: Deps): Promise<string> {
  const articles = await countPublishedPosts(deps.db, 'en');
  if (articles <= articlesPerPart) {
    return urlSet(deps, [...(await pageEntries(deps)), ...(await articleEntries(deps, 1))]);
  }
  const parts = Array.from({ length: Math.ceil(articles / articlesPerPart) + 1 }, (_, part) =>
    files.sitemapPart(part),
  );
  return xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.map((path) => `<sitemap>${element('loc', deps.config.publicUrl + path)}</sitemap>`).join('\n')}
</sitemapindex>`);
}

/** A file of the index: the first has the pages, the others the articles. Null if it does not exist. */
export async function sitemapPart(deps: Deps, part: number): Promise<string | null> {
  const entries = part === 0 ? await pageEntries(deps) : await articleEntries(deps, part);
  return entries.length === 0 ? null : urlSet(deps, entries);
}

interface Entry {
  path: string;
  /** Paths of the same in other languages. */
  alternates: readonly string[];
  time: string | null | undefined;
  /** Address of the picture of an article. */
  picture: string | null;
}

async function pageEntries(deps: Deps): Promise<Entry[]> {
  const [heads, services, posts, pairs, settings] = await Promise.all([
    listPageHeads(deps),
    findNewestServiceChange(deps.db),
    findNewestPostChange(deps.db),
    findNewestPairTime(deps.db),
    readSettings(deps.db),
  ]);
  const changedAt: Record<Source, string | null> = {
    services,
    posts,
    published_pairs: pairs,
    settings: settings.updatedAt,
  };
  return heads.flatMap(({ head, alternates, sources }) => {
    const times = [...sources, 'settings' as const].map((source) => changedAt[source]);
    return head.canonical ? [{ path: head.canonical, alternates, time: newest(times), picture: null }] : [];
  });
}

async function articleEntries({ db, config }: Deps, part: number): Promise<Entry[]> {
  const paging = { limit: articlesPerPart, offset: (part - 1) * articlesPerPart };
  const posts = await listPublishedAddresses(db, paging);
  return posts.flatMap(({ slugs, updatedAt, featuredImage }) => {
    const picture = featuredImage && new URL(featuredImage, config.publicUrl).href;
    const versions = siteLanguages.flatMap((language) => {
      const slug = slugs[language];
      return slug === undefined ? [] : pathIn(language, paths.article(slug));
    });
    return versions.map((path) => {
      const alternates = versions.filter((other) => other !== path);
      return { path, alternates, time: updatedAt, picture };
    });
  });
}

/** Characters of a picture's address, so that no file gets too long. */
const longestPicture = 500;

function urlSet({ config }: Deps, entries: readonly Entry[]): string {
  const urls = entries.map(({ path, alternates, time, picture }) => {
    const location = picture ? element('image:loc', picture) : '';
    const isShown = location !== '' && location.length <= longestPicture;
    const versions = alternates.length > 0 ? [path, ...alternates] : [];
    const links = versions.map((version) =>
      alternateLink(languageOfPath(version), config.publicUrl + version),
    );
    return `<url>${element('loc', config.publicUrl + path)}${time ? element('lastmod', time) : ''}${
      isShown ? `<image:image>${location}</image:image>` : ''
    }${links.join('')}</url>`;
  });
  return xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>`);
}

const alternateLink = (language: Language, url: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(url)}"/>`;

const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`;

/** ISO times compare as text. */
const newest = (times: readonly (string | null)[]) =>
  times
    .filter((time) => time !== null)
    .toSorted()
    .at(-1);
