import * as z from 'zod/mini';

export type JsonSchema = { [keyword: string]: unknown };
type Direction = 'input' | 'output';
export type Names = ReadonlyMap<z.core.$ZodType, string>;

export const referenceTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/**
 * What a caller sends (`input`) or is answered (`output`) as JSON Schema 2020-12, which OpenAPI 3.1 speaks. A schema
 * with a name becomes a reference; `isNamed` asks for the definition of a name itself.
 */
export function jsonSchemaOf(
  schema: z.ZodMiniType,
  io: Direction,
  names: Names,
  { isDefinition = false } = {},
): JsonSchema {
  const root: z.core.$ZodType = schema;
  const { $schema: _dialect, ...result } = z.toJSONSchema(schema, {
    io,
    // A rule that JSON Schema cannot say is told in words; the server holds it all the same.
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const name = names.get(zodSchema);
      if (name !== undefined && !(isDefinition && zodSchema === root)) become(jsonSchema, referenceTo(name));
      if (isFile(zodSchema)) become(jsonSchema, { type: 'string', format: 'binary' });
      // To TypeScript a promise; in OpenAPI it would say that a caller may not send the field.
      delete jsonSchema.readOnly;
      // The bounds of whole numbers that a float can tell apart say nothing of the field.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return result;
}

const isFile = (schema: z.core.$ZodType) => schema._zod.def.type === 'file';

function become(target: JsonSchema, wanted: JsonSchema) {
  for (const keyword of Object.keys(target)) delete target[keyword];
  Object.assign(target, wanted);
}
