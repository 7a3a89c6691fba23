import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { demoArticleSlugs } from '#articles/blog/demo-articles-texts.ts';
import { postCategories } from '#articles/blog/posts.ts';
import { pathIn } from '#kit/language/language.ts';
import { paths } from '#kit/paths/paths.ts';
import { slugify } from '#kit/wire/slug.ts';
import { servicePaths } from '../../../tests/support/categories.ts';
import { demoPosts } from './posts.ts';

/** Each article in each language. */
const versions = demoPosts.flatMap((post) => [
  { language: 'en' as const, ...post },
  { language: 'es' as const, ...post.translations.es! },
]);

describe('the demo blog', () => {
  test('has the articles that the setup list asks an owner about', () => {
    assert.deepEqual(
      demoPosts.map(({ slug }) => slug),
      demoArticleSlugs,
    );
  });

  test('has one article in each of the eight categories', () => {
    assert.deepEqual(demoPosts.map((post) => post.category).sort(), [...postCategories].sort());
  });

  test('has unique titles, slugs and pictures, newest first, one of them pinned', () => {
    assert.deepEqual(duplicatesIn(versions.map((post) => post.title)), []);
    assert.deepEqual(duplicatesIn(versions.map((post) => post.slug)), []);
    assert.deepEqual(duplicatesIn(demoPosts.flatMap((post) => post.picture ?? [])), []);
    const times = demoPosts.map((post) => post.publishedAt);
    assert.deepEqual(times, [...times].sort().reverse());
    assert.equal(demoPosts.filter((post) => post.isPinned).length, 1);
  });

  for (const post of versions) {
    test(`"${post.title}" has 600 to 1,200 words, a fitting title, slug and excerpt`, () => {
      const words = getWords(post.content).length;
      assert.ok(words >= 600 && words <= 1200, `${words} words`);
      assert.ok(post.title.length >= 20 && post.title.length <= 65, `title ${post.title.length}`);
      assert.ok(post.excerpt.length >= 120 && post.excerpt.length <= 160, `excerpt ${post.excerpt.length}`);
      assert.equal(post.slug, slugify(post.slug));
    });

    test(`"${post.title}" links only to pages and articles that exist, and not to itself`, () => {
      const fixed = Object.values(paths).filter((path) => typeof path === 'string');
      const pages = [...fixed, ...Object.values(servicePaths)];
      const articles = versions
        .filter((other) => other !== post && other.language === post.language)
        .map((other) => paths.article(other.slug));
      const known = new Set([...pages, ...articles].map((path) => pathIn(post.language, path)));
      const links = [...post.content.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');
      assert.deepEqual(
        links.filter((link) => !known.has(link)),
        [],
      );
    });

    test(`"${post.title}" closes every tag that it opens, from the few that it may use`, () => {
      const allowed = new Set(['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a']);
      const open: string[] = [];
      for (const [, slash, name = ''] of post.content.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
        assert.ok(allowed.has(name), name);
        if (slash) assert.equal(open.pop(), name);
        else open.push(name);
      }
      assert.deepEqual(open, []);
    });
  }

  test('includes one article in plain text with headings and bullets', () => {
    const plain = versions.filter((post) => !post.content.includes('<'));
    assert.deepEqual(
      plain.map(({ language }) => language),
      ['en', 'es'],
    );
    for (const { content } of plain) {
      const blocks = content.trim().split(/\n\s*\n/);
      const headings = blocks.filter((block) => !/\n|\.$|^•/.test(block) && block.length < 100);
      assert.equal(headings.length, 7);
      assert.ok(blocks.some((block) => block.split('\n').every((line) => line.startsWith('•'))));
    }
  });

  test('has a Spanish version of each article, with the same headings, lists and links', () => {
    const getShape = (content: string) => content.match(/<(?:h2|h3|ul|ol|li|a)\b/g);
    for (const { slug, content, translations } of demoPosts)
      assert.deepEqual(getShape(translations.es!.content), getShape(content), slug);
  });
});

function getWords(content: string): string[] {
  return content
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
}

function duplicatesIn(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
