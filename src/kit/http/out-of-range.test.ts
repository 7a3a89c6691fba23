import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiSections } from '#app/api.ts';
import { paths } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../tests/support/app.ts';

/** Beyond what a column of Postgres, and an integer of SQLite, hold. */
const tooLarge = ['2147483648', '9223372036854775808'];

test('numbers that no column holds are no failure of ours, in paths and queries of the API', async (context) => {
  const t = await openTestApp(context);
  const endpoints = apiSections(t.deps).flatMap((section) => Object.values(section.endpoints));
  const asked = endpoints.flatMap(({ method, path, query }) => {
    if (method !== 'get') return [];
    return tooLarge.flatMap((number) => {
      const at = path.replaceAll(/:\w+(\{[^}]*\})?/g, number);
      const names = Object.keys(query?.def.shape ?? {});
      return [...(at === path ? [] : [at]), ...names.map((name) => `${at}?${name}=${number}`)];
    });
  });
  const failed: string[] = [];
  for (const url of asked) {
    const { status } = await t.adminCall('GET', url);
    if (status === 500) failed.push(url);
  }
  assert.ok(asked.length > 50);
  assert.deepEqual(failed, []);
});

test('nor in the bodies of the API', async (context) => {
  const t = await openTestApp(context);
  const failed: string[] = [];
  for (const { method, path, body } of apiSections(t.deps).flatMap(({ endpoints }) =>
    Object.values(endpoints),
  )) {
    if (!body || body.type === 'multipart/form-data') continue;
    const at = path.replaceAll(/:\w+(\{[^}]*\})?/g, '1');
    for (const changed of withNumber(body.example, Number.MAX_SAFE_INTEGER)) {
      const { status } = await t.adminCall(method.toUpperCase(), at, changed);
      // 503: what lies outside cannot be reached here.
      if (status === 500) failed.push(`${status} ${method} ${path} ${JSON.stringify(changed).slice(0, 300)}`);
    }
  }
  assert.deepEqual(failed, []);
});

test('nor on pages', async (context) => {
  const t = await openTestApp(context);
  for (const number of tooLarge) {
    for (const path of [
      `/sitemap-${number}.xml`,
      `${paths.blog}?page=${number}`,
      `${paths.blog}?category=${number}`,
      `/quote/${number}`,
      `/quote/${number}/visit`,
      `/invoice/${number}`,
      `/invoice/${number}.pdf`,
      `/uploads/${number}`,
      `${paths.calculator}?service=${number}`,
      `/admin/posts/${number}/preview`,
    ]) {
      const { status } = await t.adminCall('GET', path);
      assert.ok(status < 500, `${status} ${path}`);
    }
  }
});

/** Copies of the value, each with one of its integers replaced. */
function withNumber(value: unknown, number: number): unknown[] {
  if (Number.isInteger(value)) return [number];
  if (Array.isArray(value))
    return value.flatMap((item, index) => withNumber(item, number).map((other) => value.with(index, other)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    withNumber(item, number).map((other) => ({ ...value, [name]: other })),
  );
}
