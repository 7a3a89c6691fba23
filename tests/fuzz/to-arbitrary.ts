import fc from 'fast-check';
import { resolve } from '../support/json-schema.ts';
import { anyJson, anyText } from './hostile-text.ts';

type Schema = { [keyword: string]: unknown };

/** Values that match a schema of the document, including odd ones. */
export function toArbitrary(schema: Schema, document: unknown): fc.Arbitrary<unknown> {
  const inner = (sub: unknown) => toArbitrary(sub as Schema, document);
  if (typeof schema.$ref === 'string') return inner(resolve(document, schema.$ref));
  if (Array.isArray(schema.anyOf)) return fc.oneof(...schema.anyOf.map(inner));
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type: string) => inner({ ...schema, type })));
  }
  switch (schema.type) {
    case 'object':
      return getObject(schema, inner);
    case 'array':
      if (Array.isArray(schema.prefixItems)) return fc.tuple(...schema.prefixItems.map(inner));
      return fc.array(inner(schema.items), {
        minLength: (schema.minItems as number | undefined) ?? 0,
        maxLength: Math.max((schema.minItems as number | undefined) ?? 0, 4),
      });
    case 'string':
      return getText(schema);
    case 'integer':
      return toWhole(schema);
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return anyJson;
  }
}

function getObject(
  { properties = {}, required = [] }: Schema,
  inner: (sub: unknown) => fc.Arbitrary<unknown>,
) {
  const fields = Object.entries(properties as Record<string, Schema>).map(
    ([name, sub]) => [name, inner(sub)] as const,
  );
  return fc
    .tuple(
      fc.record(Object.fromEntries(fields), { requiredKeys: required as string[] }),
      // The server must ignore undescribed fields.
      fc.option(fc.dictionary(anyText(20), anyText(20), { maxKeys: 2 }), { freq: 8, nil: {} }),
    )
    .map(([known, unknown]) => ({ ...unknown, ...known }));
}

function getText({ pattern, minLength = 0, maxLength }: Schema): fc.Arbitrary<string> {
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern));
  const max = Math.min((maxLength as number | undefined) ?? 300, 5000);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('Ana', 'couch', 'ana@example.com', '(818) 555-0111', '149.00') },
    { weight: 2, arbitrary: anyText(max).filter((text) => text.length >= (minLength as number)) },
  );
}

function toWhole({ minimum, maximum }: Schema): fc.Arbitrary<number> {
  const min = (minimum as number | undefined) ?? -(2 ** 53 - 1);
  const max = (maximum as number | undefined) ?? 2 ** 53 - 1;
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: Math.max(min, 1), max: Math.min(max, 5) }) },
    { weight: 1, arbitrary: fc.maxSafeInteger().map((value) => Math.min(max, Math.max(min, value))) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
  );
}
