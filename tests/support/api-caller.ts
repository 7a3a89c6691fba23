import assert from 'node:assert/strict';
import { api } from '#kit/paths/paths.ts';
import type { OpenapiDocument } from '#office/reference/server/openapi.ts';
import type { MediaType, OperationObject } from '#office/reference/server/operation-object.ts';
import { admin } from './admin.ts';
import type { TestApp } from './app.ts';
import { getFaults } from './json-schema.ts';

export interface DescribedOperation {
  id: string;
  method: string;
  /** As in the OpenAPI document: `/x/{id}`. */
  path: string;
  operation: OperationObject;
}

export async function readDocument(t: Pick<TestApp, 'app'>): Promise<OpenapiDocument> {
  const answer = await t.app.request(api.openapi);
  assert.equal(answer.status, 200);
  return (await answer.json()) as OpenapiDocument;
}

export const getOperations = (document: OpenapiDocument): DescribedOperation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

/** Headers that a response may lack: not every 503 knows when to retry, and few totals are partial. */
const optionalHeaders = ['Retry-After', 'X-Total-Count-Relation', 'X-Unreadable-Count', 'Link'];

/** Where a response breaks the document's description; empty if nowhere. Consumes the response. */
export async function answerFaults(
  document: OpenapiDocument,
  { method, operation }: DescribedOperation,
  answer: Response,
): Promise<string[]> {
  const described = operation.responses[answer.status];
  const text = await answer.text();
  if (!described)
    return [`${method} answers ${answer.status}, which is not described: ${text.slice(0, 300)}`];
  const faults: string[] = [];
  for (const name of Object.keys(described.headers ?? {})) {
    if (!optionalHeaders.includes(name) && !answer.headers.has(name))
      faults.push(`the header ${name} is missing`);
  }
  if (!described.content) return faults;
  const type = answer.headers.get('Content-Type') ?? '';
  const media = getMedia(described.content, type);
  if (!media) return [...faults, `the type ${type} is not described`];
  if (!media.schema) return faults;
  return [...faults, ...getFaults(JSON.parse(text), media.schema, document)];
}

const getMedia = (content: Record<string, MediaType>, type: string) =>
  Object.entries(content).find(([known]) =>
    known.endsWith('/*') ? type.startsWith(known.slice(0, -1)) : type.split(';')[0] === known,
  )?.[1];

/** Cookies of the first administrator. */
export async function signInCookie(t: TestApp): Promise<string> {
  const answer = await t.call('POST', api.login, admin);
  assert.equal(answer.status, 200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
