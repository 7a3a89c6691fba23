import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { paths } from '#shared/paths.ts';
import { postCategories } from '#shared/posts.ts';
import { slugify } from '#shared/slug.ts';
import { demoPosts } from './posts.ts';

describe('the demo blog', () => {
  test('has one article in each of the eight categories', () => {
    assert.deepEqual(demoPosts.map((post) => post.category).sort(), [...postCategories].sort());
  });

  test('has unique titles, slugs and pictures, newest first, one of them pinned', () => {
    assert.deepEqual(duplicatesIn(demoPosts.map((post) => post.title)), []);
    assert.deepEqual(duplicatesIn(demoPosts.map((post) => post.slug)), []);
    assert.deepEqual(duplicatesIn(demoPosts.flatMap((post) => post.picture ?? [])), []);
    const times = demoPosts.map((post) => post.publishedAt);
    assert.deepEqual(times, [...times].sort().reverse());
    assert.equal(demoPosts.filter((post) => post.isPinned).length, 1);
  });

  for (const post of demoPosts) {
    test(`"${post.title}" has 600 to 1,200 words, a fitting title, slug and excerpt`, () => {
      const words = wordsOf(post.content).length;
      assert.ok(words >= 600 && words <= 1200, `${words} words`);
      assert.ok(post.title.length >= 20 && post.title.length <= 65, `title ${post.title.length}`);
      assert.ok(post.excerpt.length >= 120 && post.excerpt.length <= 160, `excerpt ${post.excerpt.length}`);
      assert.equal(post.slug, slugify(post.slug));
    });

    test(`"${post.title}" links only to pages and articles that exist, and not to itself`, () => {
      const pages = Object.values(paths).filter((path) => typeof path === 'string');
      const articles = demoPosts.filter((other) => other !== post).map((other) => paths.article(other.slug));
      const known = new Set<string>([...pages, ...articles]);
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
    const plain = demoPosts.filter((post) => !post.content.includes('<'));
    assert.equal(plain.length, 1);
    const blocks = (plain[0]?.content ?? '').trim().split(/\n\s*\n/);
    const headings = blocks.filter((block) => !/\n|\.$|^•/.test(block) && block.length < 100);
    assert.equal(headings.length, 7);
    assert.ok(blocks.some((block) => block.split('\n').every((line) => line.startsWith('•'))));
  });
});

function wordsOf(content: string): string[] {
  return content
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
}

function duplicatesIn(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
