import type * as z from 'zod/mini';
import type { ApiSection } from '#kit/http/endpoint.ts';
import type { Config } from '#kit/server/config.ts';
import { problemSchema } from '#kit/wire/problem.ts';
import { sessionCookieName } from '#people/sign-in/server/better-auth.ts';
import { headerComponents } from './headers.ts';
import { getJsonSchema, type JsonSchema, type Names } from './json-schema.ts';
import {
  describeEvent,
  describeOperation,
  type OperationObject,
  type WebhookObject,
} from './operation-object.ts';

export interface OpenapiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  /** By the type of the event. */
  webhooks: Record<string, { post: WebhookObject }>;
  components: {
    schemas: Record<string, JsonSchema>;
    headers: Record<string, JsonSchema>;
    securitySchemes: Record<string, JsonSchema>;
  };
}

const apiVersion = '1.0.0';

export function openapiDocument(
  sections: readonly ApiSection[],
  { publicUrl, isHttps }: Pick<Config, 'publicUrl' | 'isHttps'>,
): OpenapiDocument {
  const bodies = getNames(sections, 'bodies');
  const responses = getNames(sections, 'responses').set(problemSchema, 'Problem');
  const paths = new Map<string, OpenapiDocument['paths'][string]>();
  for (const { tag, endpoints } of sections) {
    for (const [id, endpoint] of Object.entries(endpoints)) {
      const path = openapiPath(endpoint.path);
      const operation = describeOperation(id, endpoint, tag, { bodies, responses });
      paths.set(path, { ...paths.get(path), [endpoint.method]: operation });
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API of the website and its panel', version: apiVersion, description: introduction },
    servers: [{ url: publicUrl }],
    tags: sections.map(({ tag, description }) => ({ name: tag, description })),
    paths: Object.fromEntries(paths),
    webhooks: Object.fromEntries(
      sections.flatMap(({ tag, webhooks = {} }) =>
        Object.entries(webhooks).map(([type, event]) => [
          type,
          { post: describeEvent(type, event, tag, responses) },
        ]),
      ),
    ),
    components: {
      schemas: { ...definitions(bodies, 'input'), ...definitions(responses, 'output') },
      headers: headerComponents,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(isHttps),
          description: 'Set by signing in; expires a week after its last use.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key that an owner added in the panel (Settings, Keys), with the role office or crew. 600 calls a minute.',
        },
      },
    },
  };
}

/** `/x/:id` is `/x/{id}`. */
export const openapiPath = (path: string) => path.replace(/:(\w+)(\{[^/]*\})?/g, '{$1}');

const getNames = (
  sections: readonly ApiSection[],
  kind: 'bodies' | 'responses',
): Map<z.core.$ZodType, string> =>
  new Map(
    sections.flatMap((section) =>
      Object.entries(section[kind] ?? {}).map(([name, schema]) => [schema, name] as const),
    ),
  );

const definitions = (names: Names, io: 'input' | 'output'): Record<string, JsonSchema> =>
  Object.fromEntries(
    [...names].map(([schema, name]) => [
      name,
      getJsonSchema(schema as z.ZodMiniType, io, names, { isDefinition: true }),
    ]),
  );

const introduction = [
  'JSON in, JSON out. Money is a string in dollars with two decimals, `"149.00"`; a body may also use a number. Times are ISO 8601 in UTC, days are `YYYY-MM-DD`. Unknown fields are ignored.',
  'Every error is `application/problem+json` (RFC 9457) with a stable `code`; for `invalid-input`, `errors` names the fields. With 429 and 503, `Retry-After` says how many seconds to wait.',
  'Lists take `limit` (at most 1000) and `offset`; without them they return everything, unless `Link` with `rel="next"` leads to the rest. `X-Total-Count` says how many records match; with `X-Total-Count-Relation: gte` there are more, because lists stop counting at 10,000, and searches and quotes of a category at 1,000.',
  'Where a call takes an `Idempotency-Key`, the same key and body within 24 hours get the first response again and change nothing.',
  'To change a record with a `version` safely, send the version you read. If somebody changed it since, the response is 409 with the current record in `current`.',
  'Browsers can only write from the site itself: a foreign `Origin` is refused. Programs send none.',
].join('\n\n');
