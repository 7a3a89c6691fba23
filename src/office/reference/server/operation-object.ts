import { defaultBodyLimit } from '#kit/http/body-limit.ts';
import type { ApiSection, Endpoint } from '#kit/http/endpoint.ts';
import { type ErrorCode, errorStatus } from '#kit/wire/errors.ts';
import { errorMeanings } from './error-meanings.ts';
import { headerReferences } from './headers.ts';
import { getJsonSchema, type JsonSchema, type Names, referenceTo } from './json-schema.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface MediaType {
  schema?: JsonSchema;
  example?: unknown;
}

interface ResponseObject {
  description: string;
  headers?: Record<string, JsonSchema>;
  content?: Record<string, MediaType>;
}

export interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; description?: string; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject>;
}

export type WebhookObject = Pick<OperationObject, 'tags' | 'summary' | 'requestBody' | 'responses'>;

interface AllNames {
  bodies: Names;
  responses: Names;
}

export function describeOperation(
  id: string,
  endpoint: Endpoint,
  tag: string,
  names: AllNames,
): OperationObject {
  const { summary, description, roles, isForKeys, body } = endpoint;
  const parameters = [
    ...pathParameters(endpoint),
    ...queryParameters(endpoint),
    ...idempotencyParameter(endpoint),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: [...(roles ? [{ session: [] }] : []), ...(isForKeys ? [{ key: [] }] : [])],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        description: `At most ${(body.limit ?? defaultBodyLimit).size}.`,
        content: {
          [body.type ?? 'application/json']: {
            schema: getJsonSchema(body.schema, 'input', names.bodies),
            example: body.example,
          },
        },
      },
    }),
    responses: { ...problemResponses(endpoint), ...plainResponses(endpoint, names.responses) },
  };
}

type Webhook = NonNullable<ApiSection['webhooks']>[string];

/** A call that the site makes. */
export const describeEvent = (
  type: string,
  { when, data }: Webhook,
  tag: string,
  names: Names,
): WebhookObject => ({
  tags: [tag],
  summary: when,
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            id: { type: 'string', description: 'The same when the call is repeated' },
            type: { type: 'string', const: type },
            createdAt: { type: 'string' },
            data: getJsonSchema(data, 'output', names),
          },
          required: ['id', 'type', 'createdAt', 'data'],
        },
      },
    },
  },
  responses: { '2XX': { description: 'Received. Anything else is tried again, but for 410.' } },
});

const pathParameters = ({ path, hasTextId }: Endpoint): Parameter[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'id' && !hasTextId ? 'integer' : 'string' },
  }));

function queryParameters({ query }: Endpoint): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = getJsonSchema(query, 'input', new Map()) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const idempotencyParameter = ({ isIdempotent }: Endpoint): Parameter[] =>
  isIdempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'any value; send the same one when you retry a call that got no response',
          schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
        },
      ]
    : [];

function plainResponses({ responses }: Endpoint, names: Names): Record<string, ResponseObject> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, { description, schema, type, headers, example }]) => [
      status,
      {
        description,
        ...(headers && { headers: headerReferences(headers) }),
        ...(schema && {
          content: {
            'application/json': {
              schema: getJsonSchema(schema, 'output', names),
              ...(example !== undefined && { example }),
            },
          },
        }),
        ...(type && { content: { [type]: {} } }),
      },
    ]),
  );
}

/** One response per status, with its error codes. */
function problemResponses(endpoint: Endpoint): Record<string, ResponseObject> {
  const byStatus = Object.groupBy(getErrorCodes(endpoint), (code) => errorStatus[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      {
        description: codes.map((code) => errorMeanings[code]).join(' '),
        ...(retriable.includes(Number(status)) && { headers: headerReferences(['Retry-After']) }),
        content: {
          'application/problem+json': {
            schema: { allOf: [referenceTo('Problem'), { properties: { code: { enum: codes } } }] },
          },
        },
      },
    ]),
  );
}

const retriable: readonly number[] = [429, 503];

/** The endpoint's own codes, and those that follow from its definition. */
function getErrorCodes(endpoint: Endpoint) {
  const { method, path, roles, isForKeys, query, body, isIdempotent, errors = [] } = endpoint;
  const codes = new Set<ErrorCode>(errors);
  const add = (isSo: unknown, ...more: ErrorCode[]) => {
    if (isSo) for (const code of more) codes.add(code);
  };
  add(body && body.type !== 'multipart/form-data', 'malformed-body', 'invalid-input', 'too-large');
  add(body, 'malformed-body', 'unsupported-media-type', 'invalid-input', 'too-large');
  add(query, 'invalid-input');
  add(isIdempotent, 'invalid-input', 'key-reused');
  add(path.includes(':'), 'not-found');
  add(method !== 'get', 'foreign-origin');
  add(roles, 'not-signed-in', 'forbidden', 'second-factor-required');
  add(isForKeys, 'too-many-requests');
  add(path.startsWith('/api/'), 'unavailable', 'internal-error');
  return [...codes].sort((one, other) => errorStatus[one] - errorStatus[other]);
}
