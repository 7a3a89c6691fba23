import * as z from 'zod/mini';

export type JsonSchema = { [keyword: string]: unknown };
type Direction = 'input' | 'output';
export type Names = ReadonlyMap<z.core.$ZodType, string>;

export const referenceTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/**
 * JSON Schema 2020-12 of what a caller sends (`input`) or receives (`output`), for OpenAPI 3.1. A named schema becomes a
 * reference; `isDefinition` returns the definition itself.
 */
export function getJsonSchema(
  schema: z.ZodMiniType,
  io: Direction,
  names: Names,
  { isDefinition = false } = {},
): JsonSchema {
  const root: z.core.$ZodType = schema;
  const { $schema: _dialect, ...result } = z.toJSONSchema(schema, {
    io,
    // The description tells rules that JSON Schema cannot express.
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const name = names.get(zodSchema);
      if (name !== undefined && !(isDefinition && zodSchema === root)) become(jsonSchema, referenceTo(name));
      // In OpenAPI it would mean that a caller may not send the field.
      delete jsonSchema.readOnly;
      // The limits of safe integers say nothing about the field.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return result;
}

function become(target: JsonSchema, wanted: JsonSchema) {
  for (const keyword of Object.keys(target)) Reflect.deleteProperty(target, keyword);
  Object.assign(target, wanted);
}
