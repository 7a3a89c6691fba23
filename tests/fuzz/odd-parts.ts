import fc from 'fast-check';
import type { DescribedOperation } from '../support/api-caller.ts';
import { anyJson, anyText } from './hostile-text.ts';

/** The path with its parameters, sometimes with an invalid id. */
export function getTarget({ path, operation }: DescribedOperation): fc.Arbitrary<string> {
  const value = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }).map(String) },
    { weight: 1, arbitrary: fc.constantFrom('0', '-1', '999999999', '1e3', '01', '1.0', '2147483648') },
    { weight: 1, arbitrary: anyText(60).map(pathSafe) },
  );
  const names = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const query = fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    {
      weight: 3,
      arbitrary: fc
        .array(
          fc.tuple(
            fc.constantFrom(...names.map(({ name }) => name), 'x'),
            fc.oneof(
              fc.constantFrom('7', '1', 'new', 'couch', '2026-11-01', '', '-5', '1e9', 'ana'),
              anyText(80),
            ),
          ),
          { maxLength: 4 },
        )
        .map((pairs) => `?${pairs.map(([name, text]) => `${name}=${pathSafe(text)}`).join('&')}`),
    },
    { weight: 1, arbitrary: fc.nat({ max: 6000 }).map((length) => `?search=${'y'.repeat(length)}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('?%', '?limit=%zz', '?&&&=', '?a[]=1&a[b]=2', '?__proto__=1', '?search=%00'),
    },
  );
  return fc.tuple(value, query).map(([id, tail]) => path.replace(/\{\w+\}/g, () => id || 'x') + tail);
}

export const oddPath = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '/..',
    '/%2e%2e/',
    '%00',
    '%ff',
    '%',
    '/%c0%af',
    ';x=1',
    '.json',
    '%0d%0aX:%20y',
    '/a'.repeat(500),
  ),
  anyText(60).map((text) => `/${pathSafe(text)}`),
);

/**
 * Encodes a path segment; half a surrogate pair becomes U+FFFD. Clients resolve a segment of one or two dots before they
 * send it, so it is not a value.
 */
const pathSafe = (text: string) =>
  /^\.{1,2}$/.test(text) ? `${text}.` : encodeURIComponent(text.toWellFormed());

/** The only characters that Node's client sends. */
export const headerSafe = (text: string) => text.replace(/[^\x20-\x7e]/g, '').trim();

export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: anyText(80).map((text) => ({ 'Idempotency-Key': headerSafe(text) })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'X-Forwarded-For': '1.2.3.4, evil', Forwarded: 'for="[::1]"' },
      { 'Accept-Encoding': 'br;q=2, *;q=-1,,,' },
      { 'If-None-Match': '"', Range: 'bytes=9-1' },
      { 'X-Request-Id': 'x'.repeat(400) },
      { Cookie: '=; ;;a' },
      { 'Accept-Language': '*'.repeat(3000) },
      { 'Sec-Fetch-Site': 'same-origin' },
      { 'User-Agent': '' },
      { 'X-Http-Method-Override': 'DELETE' },
      { 'Idempotency-Key': 'the same' },
      { Host: 'evil.example' },
    ),
  },
);

export const brokenJson = fc.constantFrom(
  '',
  '{',
  '{"a":',
  "{'a':1}",
  '[1,]',
  'undefined',
  '\0',
  '{"a":1}}',
  '{"a":"\n"}',
  '['.repeat(50_000),
  'NaN',
  '01',
);

export const otherTypes = [
  null,
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonx',
  'text/html',
  ';',
  'application',
];

/** Ways to damage a valid body. */
export const damage: fc.Arbitrary<(body: unknown) => unknown> = fc.oneof(
  anyJson.map((value) => () => value),
  fc.tuple(fc.nat(), anyJson).map(([which, value]) => (body: unknown) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return value;
    const names = Object.keys(body);
    return { ...body, [names[which % Math.max(names.length, 1)] ?? 'x']: value };
  }),
  fc.nat().map((which) => (body: unknown) => {
    if (typeof body !== 'object' || body === null) return undefined;
    const names = Object.keys(body);
    return without(body as Record<string, unknown>, names[which % Math.max(names.length, 1)] ?? '');
  }),
);

export function without<Value>(record: Record<string, Value>, name: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}
