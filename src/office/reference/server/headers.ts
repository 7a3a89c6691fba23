import type { ResponseHeader } from '#kit/http/responses.ts';
import type { JsonSchema } from './json-schema.ts';

export const headerComponents: Record<ResponseHeader | 'Retry-After', JsonSchema> = {
  'X-Total-Count': {
    description: 'How many records match, regardless of `limit`.',
    schema: { type: 'integer' },
  },
  'X-Total-Count-Relation': {
    description: '`gte` if more match than `X-Total-Count` says, because counting stopped.',
    schema: { const: 'gte' },
  },
  'X-Unreadable-Count': {
    description: 'How many of these records are damaged and left out; the log names them. Absent if none is.',
    schema: { type: 'integer' },
  },
  Link: {
    description: 'With `rel="next"`, the URL of the next records. Absent on the last page.',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
  'Set-Cookie': { description: 'The session.', schema: { type: 'string' } },
  Location: { description: 'The current URL.', schema: { type: 'string' } },
  'Content-Disposition': { description: 'The name of the file.', schema: { type: 'string' } },
};

export const headerReferences = (
  names: readonly (keyof typeof headerComponents)[],
): Record<string, JsonSchema> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
