import type { Deps } from '#server/deps.ts';
import { listNewestPosts, withContents } from '#server/features/posts/post-lists.queries.ts';
import { toPost, toPostSummary } from '#server/features/posts/posts.serializer.ts';
import { readProfile } from '#server/features/settings/settings.queries.ts';
import { withNames } from '#shared/business-names.ts';
import { business } from '#shared/content/business.ts';
import { postCard } from '#shared/content/pages/blog.ts';
import { files, paths } from '#shared/paths.ts';
import type { Post, PostSummary } from '#shared/posts.ts';
import type { Profile } from '#shared/profile.ts';
import type { ArticleBody } from '#web/site/article/article-data.ts';
import { articleBody } from './article-body.ts';
import { element, withoutOddCharacters, xmlText } from './xml.ts';

const newestCount = 30;

/** Bytes of content in the feed. */
const wholeBytes = 300_000;

/** RSS 2.0 with whole articles, newest first. Beyond `wholeBytes` they have only the excerpt. */
export async function rss({ db, config: { publicUrl } }: Deps): Promise<string> {
  const profile = await readProfile(db);
  const rows = await listNewestPosts(db, newestCount);
  const whole = new Map((await withContents(db, rows, wholeBytes)).map((row) => [row.id, toPost(row)]));
  const posts = rows.map((row) => whole.get(row.id) ?? toPostSummary(row));
  const changedAt = posts
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', `${profile.name} Blog`)}
${element('link', publicUrl + paths.blog)}
<atom:link href="${xmlText(publicUrl + files.rss)}" rel="self" type="application/rss+xml"/>
${element('description', business.description)}
<language>en-us</language>
${changedAt ? `${element('lastBuildDate', rfc822(changedAt))}\n` : ''}${posts.map((post) => item(post, publicUrl, profile)).join('\n')}
</channel>
</rss>
`;
}

function item(post: Post | PostSummary, publicUrl: string, profile: Profile): string {
  const link = publicUrl + paths.article(post.slug);
  return `<item>
${element('title', post.title)}
${element('link', link)}
<guid isPermaLink="false">${xmlText(`${new URL(publicUrl).host}/posts/${post.id}`)}</guid>
${element('pubDate', rfc822(post.publishedAt))}
${element('dc:creator', withNames(postCard.team, profile))}
${post.category ? `${element('category', post.category)}\n` : ''}${element('description', post.excerpt)}
${'content' in post ? `${encodedContent(withAbsoluteLinks(contentHtml(post), link))}\n` : ''}</item>`;
}

/** Escaped, markup would take several times the room. */
const encodedContent = (html: string) =>
  `<content:encoded><![CDATA[${withoutOddCharacters(html).replaceAll(']]>', ']]]]><![CDATA[>')}]]></content:encoded>`;

/** RFC 822 wants an offset or GMT. */
const rfc822 = (time: string) => new Date(time).toUTCString();

/** A reader has no styles and no ids of ours, so HTML goes out as it was sanitized, and text as plain blocks. */
function contentHtml({ content }: Post): string {
  const { body } = articleBody(content);
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
