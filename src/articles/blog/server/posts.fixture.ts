import assert from 'node:assert/strict';
import type { Post } from '#articles/blog/posts.ts';
import { api } from '#kit/paths/paths.ts';
import { totalCountHeader } from '#kit/wire/total-count.ts';
import type { TestApp } from '../../../../tests/support/app.ts';

export async function list(t: TestApp, query: Record<string, string> = {}) {
  const answer = await t.call('GET', `${api.posts}?${new URLSearchParams(query)}`);
  assert.equal(answer.status, 200);
  const posts = (await answer.json()) as Post[];
  return { slugs: posts.map(({ slug }) => slug), total: answer.headers.get(totalCountHeader), posts };
}

export const day = (number: number) => `2026-05-${String(number).padStart(2, '0')}T10:00:00.000Z`;
