import type { Post, PostSummary } from '#articles/blog/posts.ts';
import { listNewestPosts, withContents } from '#articles/blog/server/post-lists.queries.ts';
import { toPost, toPostSummary } from '#articles/blog/server/posts.serializer.ts';
import type { ArticleBody } from '#articles/blog/site/article-data.ts';
import { withFacts } from '#company/profile/business-facts.ts';
import type { Profile } from '#company/profile/profile.ts';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import { type Language, pathIn } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';
import { files, paths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { articleBody } from './article-body.ts';
import { pageTexts } from './page-texts.ts';
import { element, withoutOddCharacters, xmlText } from './xml.ts';

const newestCount = 30;

/** Bytes of content in the feed. */
const wholeBytes = 300_000;

/** RSS 2.0 with whole articles, newest first. Beyond `wholeBytes` they have only the excerpt. */
export async function rss({ db, web, config: { publicUrl } }: Deps, language: Language): Promise<string> {
  const profile = web[language].render.localProfile(await readProfile(db));
  const rows = await listNewestPosts(db, language, newestCount);
  const found = await withContents(db, language, rows, wholeBytes);
  const whole = new Map(found.map((row) => [row.id, toPost(row)]));
  const posts = rows.map((row) => whole.get(row.id) ?? toPostSummary(row));
  const changedAt = posts
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  const feedUrl = publicUrl + pathIn(language, files.rss);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', pageTexts[language].feedName(profile.name))}
${element('link', publicUrl + pathIn(language, paths.blog))}
<atom:link href="${xmlText(feedUrl)}" rel="self" type="application/rss+xml"/>
${element('description', profile.description)}
<language>${languageEntries[language].locale.toLowerCase()}</language>
${changedAt ? `${element('lastBuildDate', rfc822(changedAt))}\n` : ''}${posts.map((post) => item(post, language, publicUrl, profile)).join('\n')}
</channel>
</rss>
`;
}

function item(post: Post | PostSummary, language: Language, publicUrl: string, profile: Profile): string {
  const { postCard, categoryName } = pageTexts[language];
  const link = publicUrl + pathIn(language, paths.article(post.slug));
  const category = categoryName(post.category);
  const id = `${new URL(publicUrl).host}${pathIn(language, '/posts/')}${post.id}`;
  return `<item>
${element('title', post.title)}
${element('link', link)}
<guid isPermaLink="false">${xmlText(id)}</guid>
${element('pubDate', rfc822(post.publishedAt))}
${element('dc:creator', withFacts(postCard.team, profile))}
${category ? `${element('category', category)}\n` : ''}${element('description', post.excerpt)}
${'content' in post ? `${encodedContent(withAbsoluteLinks(contentHtml(post, language), link))}\n` : ''}</item>`;
}

/** Escaped, markup would take several times the room. */
const encodedContent = (html: string) =>
  `<content:encoded><![CDATA[${withoutOddCharacters(html).replaceAll(']]>', ']]]]><![CDATA[>')}]]></content:encoded>`;

/** RFC 822 wants an offset or GMT. */
const rfc822 = (time: string) => new Date(time).toUTCString();

/** A reader has no styles and no ids of ours, so HTML goes out as it was sanitized, and text as plain blocks. */
function contentHtml({ content }: Post, language: Language): string {
  const { body } = articleBody(content, language);
  return body?.kind === 'text' ? body.blocks.map(blockHtml).join('\n') : content;
}

function blockHtml(block: Extract<ArticleBody, { kind: 'text' }>['blocks'][number]): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${xmlText(block.text)}</h2>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${xmlText(item)}</li>`).join('')}</ul>`;
    case 'paragraph':
      return `<p>${xmlText(block.text)}</p>`;
  }
}

/** Sanitized HTML: `<` and `>` stand in tags only, and attributes in double quotes. An address leads where it leads on `page`. */
const withAbsoluteLinks = (html: string, page: string) =>
  html.replace(/<[^>]+>/g, (tag) =>
    tag.replace(/ (href|src)="([^"]*)"/g, (whole, name: string, address: string) => {
      const url = URL.parse(address, page);
      return url ? ` ${name}="${url.href}"` : whole;
    }),
  );
