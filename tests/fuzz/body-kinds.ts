import fc from 'fast-check';
import { api } from '#kit/paths/paths.ts';
import type { OpenapiDocument } from '#office/reference/server/openapi.ts';
import { getFaults } from '../support/json-schema.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { brokenJson, damage, otherTypes, without } from './odd-parts.ts';

interface About {
  document: OpenapiDocument;
  /** The server checks the signature before the body. */
  isSigned: boolean;
  /** The expected statuses, given those for the body alone. */
  unless: (statuses: number[]) => number[];
}

/** The limit of the only call that a damaged body exceeds. */
const signUpBytes = 4 * 1024;

const isTooLong = ({ operation }: FuzzRequest, body: string) =>
  operation.path === api.newsletter && Buffer.byteLength(body) > signUpBytes;

/** Requests whose JSON body is malformed, of the wrong type, too large or against `schema`. */
export const bodyKinds = (
  base: fc.Arbitrary<FuzzRequest>,
  schema: Parameters<typeof getFaults>[1],
  { document, isSigned, unless }: About,
): { weight: number; arbitrary: fc.Arbitrary<FuzzRequest> }[] => [
  {
    weight: 2,
    arbitrary: fc.tuple(base, brokenJson).map(([request, body]) => ({
      ...request,
      kind: 'broken JSON',
      body,
      expected: unless([400]),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(base, fc.constantFrom(...otherTypes)).map(([request, type]) => ({
      ...request,
      kind: 'other type',
      headers:
        type === null
          ? without(request.headers, 'Content-Type')
          : { ...request.headers, 'Content-Type': type },
      expected: unless([415]),
    })),
  },
  {
    weight: 1,
    arbitrary: base.map((request) => ({
      ...request,
      kind: 'too large',
      body: JSON.stringify({ x: 'x'.repeat(2_000_000) }),
      expected: isSigned ? [401, 413] : [413],
    })),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(base, damage).map(([request, change]) => {
      const value = change(JSON.parse(String(request.body)));
      const body = JSON.stringify(value) ?? 'null';
      const isFaulty = getFaults(value, schema, document).length > 0;
      return {
        ...request,
        kind: 'damaged body',
        body,
        expected: isFaulty ? unless([isTooLong(request, body) ? 413 : 422]) : null,
      };
    }),
  },
];
