import assert from 'node:assert/strict';
import { type AdminPost, adminPostSchema, versionField } from '#articles/blog/posts.ts';
import { translatedLanguages } from '#kit/language/language.ts';
import { translatedFields } from '#kit/language/translated-fields.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { totalCountHeader } from '#kit/wire/total-count.ts';
import type { TestApp } from '../../../../tests/support/app.ts';

/** The fields of an article in English alone. */
export const noVersions = {
  ...Object.fromEntries(translatedLanguages.map((language) => [versionField(language), null])),
  ...translatedFields({
    title: '',
    slug: '',
    excerpt: '',
    content: '',
    isPublished: false,
    publishedAt: null,
  }),
};

export const article = { title: 'How to Blot', content: '<p>Press a dry cloth on it.</p>' };

export async function create(t: TestApp, body: object = {}): Promise<AdminPost> {
  const answer = await t.adminCall('POST', adminApi.posts, { ...article, ...body });
  assert.equal(answer.status, 201, await answer.clone().text());
  return adminPostSchema.parse(await answer.json());
}

export async function change(t: TestApp, id: number, body: object): Promise<AdminPost> {
  const answer = await t.adminCall('PUT', adminApi.post(id), body);
  assert.equal(answer.status, 200, await answer.clone().text());
  return adminPostSchema.parse(await answer.json());
}

export const read = async (t: TestApp, id: number) =>
  adminPostSchema.parse(await (await t.adminCall('GET', adminApi.post(id))).json());

export async function list(t: TestApp, query: Record<string, string> = {}) {
  const answer = await t.adminCall('GET', `${adminApi.posts}?${new URLSearchParams(query)}`);
  assert.equal(answer.status, 200);
  const posts = (await answer.json()) as AdminPost[];
  return { posts, slugs: posts.map(({ slug }) => slug), total: answer.headers.get(totalCountHeader) };
}
