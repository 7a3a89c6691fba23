import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Problem } from '#kit/wire/errors.ts';
import {
  type DescribedOperation,
  getOperations,
  readDocument,
} from '../../../../tests/support/api-caller.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { setUpWriter } from '../../../../tests/support/article-writer.ts';
import type { JsonSchema } from './json-schema.ts';

/** A validator's words, meant for those who wrote the code. */
const validatorWords =
  /invalid (input|option|string|number|date|format|value|key)|expected|received|\bNaN\b|too (small|big)|undefined|\bnull\b|pattern|regex|unrecognized|must be something else|^required$/i;

interface Refusal {
  status: number;
  problem: Partial<Problem>;
}

async function refusal(t: TestApp, { method, path, operation }: DescribedOperation, body: unknown) {
  // An hour later: refused calls count for the limits too.
  t.setNow(new Date(t.deps.clock().getTime() + 3_600_000).toISOString());
  const address = path.replace(/\{\w+\}/g, '1');
  const isAdmin = operation.security.length > 0;
  const answer = isAdmin ? await t.adminCall(method, address, body) : await t.call(method, address, body);
  const isProblem = answer.headers.get('Content-Type')?.startsWith('application/problem+json');
  return { status: answer.status, problem: isProblem ? await answer.json() : {} } as Refusal;
}

function assertPlain({ status, problem }: Refusal, call: string) {
  assert.notEqual(status, 500, call);
  assert.notEqual(status, 429, call);
  for (const message of [problem.detail ?? '', ...(problem.errors ?? []).map((error) => error.message)]) {
    assert.doesNotMatch(message, validatorWords, `${call}: ${message}`);
    if (message) assert.match(message, /^\p{Lu}|^\d/u, `${call}: ${message}`);
  }
}

const bodySchema = ({ operation }: DescribedOperation) =>
  operation.requestBody?.content['application/json']?.schema;

function resolved(schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1)! : '';
  return schemas[name] ?? schema;
}

async function openDocument(t: TestApp) {
  const document = await readDocument(t);
  const operations = getOperations(document);
  const writes = operations.flatMap((operation) => {
    const schema = bodySchema(operation);
    return schema ? [{ operation, schema: resolved(schema, document.components.schemas) }] : [];
  });
  assert.ok(writes.length > 20, `${writes.length} calls with a body`);
  return { operations, writes };
}

test('an empty body is told of every missing field together, in plain words', async (context) => {
  const t = await openTestApp(context);
  await setUpWriter(t);
  for (const { operation, schema } of (await openDocument(t)).writes) {
    const name = `${operation.method} ${operation.path}`;
    const answer = await refusal(t, operation, {});
    assertPlain(answer, name);
    const named = (answer.problem.errors ?? []).map(({ path }) => path);
    const required = (schema.required ?? []) as string[];
    if (required.length > 0) assert.equal(answer.status, 422, name);
    for (const field of required) {
      assert.ok(
        named.some((path) => path === field || path.startsWith(`${field}.`)),
        `${name} names ${field}, not only ${named.join()}`,
      );
    }
  }
});

test('a contact request is told of what the rules between fields miss as well', async (context) => {
  const t = await openTestApp(context);
  await setUpWriter(t);
  const answer = await t.call('POST', '/api/contact', {});
  const { errors = [] } = (await answer.json()) as Problem;
  assert.deepEqual(
    errors.map(({ path }) => path),
    ['firstName', 'service', 'lastName', 'phone', 'email'],
  );
});

const nonsense = [true, 12.5, -1, 'x', '', null, [], {}, [null], [{}], { x: [] }];

test('values of any wrong type are refused in plain words', async (context) => {
  const t = await openTestApp(context);
  await setUpWriter(t);
  for (const { operation, schema } of (await openDocument(t)).writes) {
    const fields = Object.keys((schema.properties ?? {}) as object);
    for (const value of nonsense) {
      const body = Object.fromEntries(fields.map((field) => [field, value]));
      const name = `${operation.method} ${operation.path} ${JSON.stringify(body)}`;
      assertPlain(await refusal(t, operation, body), name);
    }
    for (const body of nonsense) {
      const name = `${operation.method} ${operation.path} ${JSON.stringify(body)}`;
      assertPlain(await refusal(t, operation, body), name);
    }
  }
});

test('queries of any wrong type are refused in plain words', async (context) => {
  const t = await openTestApp(context);
  await setUpWriter(t);
  for (const operation of (await openDocument(t)).operations) {
    const names = (operation.operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name);
    if (operation.method !== 'GET' || names.length === 0) continue;
    for (const value of ['x', '-1', '1.5', 'NaN', '9'.repeat(30)]) {
      const query = new URLSearchParams(names.map((name) => [name, value]));
      const path = `${operation.path}?${query}`;
      assertPlain(await refusal(t, { ...operation, path }, undefined), path);
    }
  }
});
