import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '#kit/paths/paths.ts';
import { errorStatus } from '#kit/wire/errors.ts';
import { getOperations, readDocument } from '../../../../tests/support/api-caller.ts';
import { createTestApp } from '../../../../tests/support/app.ts';
import { getFaults, isObject, resolve } from '../../../../tests/support/json-schema.ts';
import { openapiPath } from './openapi.ts';
import type { MediaType } from './operation-object.ts';

const t = await createTestApp();
after(t.close);
const document = await readDocument(t);
const operations = getOperations(document);

/** Pages, files and what watches the process are not part of the API. */
const isOfApi = (path: string) => /^\/(api|uploads|calendar)\/|^\/(healthz|readyz)$/.test(path);

test('every route of the API is described, and nothing that does not exist', () => {
  const routes = t.app.routes
    .filter(({ method, path }) => method !== 'ALL' && isOfApi(path))
    .map(({ method, path }) => `${method} ${openapiPath(path)}`);
  assert.deepEqual(
    operations.map(({ method, path }) => `${method} ${path}`).toSorted(),
    [...new Set(routes)].toSorted(),
  );
});

test('the document has the form of OpenAPI 3.1', () => {
  assert.equal(document.openapi, '3.1.0');
  assert.ok(document.info.title && document.info.version);
  assert.equal(document.servers[0]?.url, t.deps.config.publicUrl);
  const tags = new Set(document.tags.map(({ name }) => name));
  assert.equal(tags.size, document.tags.length, 'tags are unique');
  const ids = new Set<string>();
  for (const { id, method, path, operation } of operations) {
    const where = `${method} ${path}`;
    assert.match(path, /^\/[\w./{}-]+$/, where);
    assert.match(id, /^[a-z]\w+$/, where);
    assert.ok(!ids.has(id), `${id} names one operation`);
    ids.add(id);
    assert.ok(operation.summary, where);
    assert.ok(operation.tags.length === 1 && tags.has(operation.tags[0]!), `${where}: its tag is declared`);
    const parameters = operation.parameters ?? [];
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    assert.deepEqual(
      inPath.map(({ name }) => name),
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      `${where}: parameters of the path`,
    );
    assert.ok(
      inPath.every(({ required }) => required),
      where,
    );
    const keys = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    assert.equal(new Set(keys).size, keys.length, `${where}: each parameter once`);
    assert.ok(method !== 'GET' || !operation.requestBody, where);
    const statuses = Object.keys(operation.responses);
    assert.ok(
      statuses.some((status) => /^[23]\d\d$/.test(status)),
      `${where}: it can succeed`,
    );
    for (const [status, { description }] of Object.entries(operation.responses)) {
      assert.ok(/^[2-5]\d\d$/.test(status) && description, `${where} ${status}`);
    }
  }
});

test('every reference leads somewhere, and every schema is one that is understood', () => {
  let references = 0;
  const walk = (part: unknown) => {
    if (Array.isArray(part)) return part.forEach(walk);
    if (!isObject(part)) return;
    if (typeof part.$ref === 'string') {
      references += 1;
      resolve(document, part.$ref);
    }
    for (const [name, inner] of Object.entries(part)) if (name !== 'example') walk(inner);
  };
  walk(document);
  assert.ok(references > 100);
  // The check throws on a keyword that it does not know.
  for (const schema of Object.values(document.components.schemas)) {
    for (const value of [null, {}, [], 'x', 1]) getFaults(value, schema, document);
  }
  for (const scheme of operations.flatMap(({ operation }) => operation.security)) {
    for (const name of Object.keys(scheme)) assert.ok(document.components.securitySchemes[name]);
  }
});

test('every example fits its schema, and every body has one', () => {
  let examples = 0;
  const look = (where: string, media: MediaType) => {
    if (media.example === undefined || !media.schema) return;
    examples += 1;
    assert.deepEqual(getFaults(media.example, media.schema, document), [], where);
  };
  for (const { id, operation } of operations) {
    for (const media of Object.values(operation.requestBody?.content ?? {})) {
      assert.ok(media.example !== undefined, `${id} has an example`);
      look(id, media);
    }
    for (const response of Object.values(operation.responses)) {
      for (const media of Object.values(response.content ?? {})) look(id, media);
    }
  }
  assert.ok(examples > 50);
});

test('an id in a path is an integer, but for the ids of people and sessions', () => {
  const isText = /^\/api\/admin\/(people|account\/sessions)\//;
  let ids = 0;
  for (const { path, operation } of operations) {
    for (const { name, schema } of operation.parameters ?? []) {
      if (name !== 'id') continue;
      ids += 1;
      assert.equal(schema.type, isText.test(path) ? 'string' : 'integer', path);
    }
  }
  assert.ok(ids > 50);
});

test('calls under /api/admin ask for the session, some also take a key, all others ask for nothing', () => {
  for (const { path, operation } of operations) {
    const asks = operation.security.length > 0;
    assert.equal(asks, path.startsWith('/api/admin/'), path);
    if (asks) assert.ok('401' in operation.responses && '403' in operation.responses, path);
  }
});

test('the codes of errors are those of the product', () => {
  const { code } = resolve(document, '#/components/schemas/Problem').properties as Record<string, object>;
  assert.deepEqual(code, { type: 'string', enum: Object.keys(errorStatus) });
});

test('the document is kept by whoever has it, and may be read from other sites', async () => {
  const first = await t.app.request(api.openapi);
  assert.match(first.headers.get('Content-Type') ?? '', /^application\/json/);
  assert.equal(first.headers.get('Access-Control-Allow-Origin'), '*');
  assert.equal(first.headers.get('X-Robots-Tag'), 'noindex');
  const again = await t.app.request(api.openapi, {
    headers: { 'If-None-Match': first.headers.get('ETag')! },
  });
  assert.equal(again.status, 304);
});
