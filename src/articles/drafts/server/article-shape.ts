import sanitizeHtml from 'sanitize-html';
import * as z from 'zod/mini';
import { anyTag, decodeText, isBlank } from '#articles/blog/article-content.ts';
import {
  contentLimit,
  defaultPostCategory,
  excerptLimit,
  type PostCategory,
  postCategories,
} from '#articles/blog/posts.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { clip } from '#kit/wire/text.ts';

export interface Article {
  title: string;
  excerpt: string;
  category: PostCategory;
  /** HTML or text, not sanitized yet. */
  content: string;
}

export type ArticleReading =
  | { kind: 'article'; article: Article }
  /** An article was meant, but it is not usable. */
  | { kind: 'faulty'; reason: string }
  /** The sender says that there will be no article. */
  | { kind: 'refusal'; reason: string }
  | { kind: 'nothing' };

const titleLimit = 200;

/** Characters of a title or an excerpt that are read, markup included. */
const lookedAt = 5_000;

/** `text` on one line, without markup, with entities decoded (`&amp;`, `&#8217;`). */
const plain = (text: string) =>
  decodeText(
    sanitizeHtml(text.slice(0, lookedAt).replaceAll('\0', '').replace(anyTag, ' ').replaceAll('<', '&lt;'), {
      allowedTags: [],
    }),
  )
    .replace(/\s+/g, ' ')
    .trim();

const articleSchema = z.object({
  title: z.pipe(
    z.string('has no title'),
    z.pipe(z.transform(plain), z.string().check(z.minLength(1, 'has an empty title'))),
  ),
  content: z.pipe(
    z.string('has no content').check(z.maxLength(contentLimit, `is longer than ${contentLimit} characters`)),
    z.pipe(
      z.transform(getBody),
      z.string().check(z.refine((content) => !isBlank(content), 'has an empty content')),
    ),
  ),
  excerpt: z.catch(z.string(), ''),
  category: z.catch(z.string(), ''),
});

/**
 * Finds the article in what a workflow or a model sent. It may be inside a list, one of the fields below, or JSON text.
 * docs/ai-workflow.md lists what is accepted.
 */
export function readArticle(sent: unknown, depth = 0): ArticleReading {
  if (depth > 6) return { kind: 'nothing' };
  if (typeof sent === 'string') return readArticle(parsed(sent), depth + 1);
  if (Array.isArray(sent)) return readArticle(sent[0], depth + 1);
  if (typeof sent !== 'object' || sent === null) return { kind: 'nothing' };
  const fields = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]));
  if (typeof fields.title === 'string') return readFields(fields);
  if (typeof fields.content === 'string') {
    const inner = readArticle(fields.content, depth + 1);
    return inner.kind === 'nothing' ? readFields(fields) : inner;
  }
  const reason = refusalIn(fields);
  if (reason) return { kind: 'refusal', reason };
  for (const name of wrappers) {
    const inner = readArticle(findEntry(fields, name), depth + 1);
    if (inner.kind !== 'nothing') return inner;
  }
  return { kind: 'nothing' };
}

const wrappers = ['article', 'post', 'json', 'body', 'data', 'output', 'result', 'message', 'text'];

function readFields(fields: Record<string, unknown>): ArticleReading {
  const found = articleSchema.safeParse({
    ...fields,
    content: fields.content ?? fields.html ?? fields.body,
    excerpt: fields.excerpt ?? fields.summary ?? fields.description,
  });
  if (!found.success) {
    const reasons = new Set(found.error.issues.map(({ message }) => message));
    return { kind: 'faulty', reason: `The article ${[...reasons].join(' and ')}.` };
  }
  const { title, content, excerpt, category } = found.data;
  return {
    kind: 'article',
    article: {
      title: clip(title, titleLimit),
      excerpt: clip(plain(excerpt), excerptLimit),
      category: getCategory(category),
      content,
    },
  };
}

/** `{ "error": "…" }` or `{ "error": { "message": "…" } }` */
function refusalIn({ error }: Record<string, unknown>): string | null {
  const words =
    typeof error === 'object' && error !== null ? (error as Record<string, unknown>).message : error;
  return typeof words === 'string' && plain(words) !== '' ? clip(plain(words), 300) : null;
}

/** Ignores case, spaces and punctuation: `health and wellness` is `Health & Wellness`. */
function getCategory(name: string): PostCategory {
  const letters = (text: string) =>
    text
      .toLowerCase()
      .replaceAll('&', 'and')
      .replace(/[^a-z]/g, '');
  return postCategories.find((category) => letters(category) === letters(plain(name))) ?? defaultPostCategory;
}

/** Removes a document's head and the article's first `<h1>`, since the page shows the title. */
function getBody(content: string): string {
  return unfenced(content.replaceAll('\0', ''))
    .replace(/^[\s\S]*?<body[^<>]*>/i, '')
    .replace(/<\/body>[\s\S]*$/i, '')
    .replace(/^\s*(?:<(?:article|main|section|div|header)[^>]*>\s*)*<h1[^>]*>[\s\S]*?<\/h1>/i, '')
    .replace(/<(\/?)h1(?=[\s>])/gi, '<$1h2')
    .trim();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(unfenced(text));
  } catch {
    return undefined;
  }
}

/** Removes the ``` lines that models put around their text. */
const unfenced = (text: string) => /^\s*```\w*\n([\s\S]*?)\n?```\s*$/.exec(text)?.[1] ?? text;
