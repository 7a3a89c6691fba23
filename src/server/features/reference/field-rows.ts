import { findEntry } from '#shared/find-entry.ts';
import type { ReferenceField } from '#web/site/reference/reference-data.ts';
import type { JsonSchema } from './json-schema.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

/** The fields of a schema, one per row, nested fields below their parent. */
export function fieldRows(schema: JsonSchema, schemas: Schemas, prefix = ''): ReferenceField[] {
  const { properties, required = [] } = objectIn(schema, schemas) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties ?? {}).flatMap(([name, field]) => {
    const path = prefix + name;
    const row = {
      name: path,
      type: typeWords(field, schemas),
      isRequired: required.includes(name),
      note: noteOf(field, schemas),
    };
    const isList = withoutNull(resolved(field, schemas), schemas).type === 'array';
    return [row, ...fieldRows(field, schemas, `${path}${isList ? '[]' : ''}.`)];
  });
}

/** `list of Quote`, `text or null`, `whole number`. */
export function typeWords(schema: JsonSchema, schemas: Schemas): string {
  if (typeof schema.$ref === 'string') {
    const target = resolved(schema, schemas);
    return target.type === 'object' ? nameOf(schema.$ref) : typeWords(target, schemas);
  }
  const alternatives = (schema.anyOf ?? schema.allOf) as JsonSchema[] | undefined;
  if (alternatives) return unique(alternatives.map((each) => typeWords(each, schemas)));
  if (Array.isArray(schema.type)) {
    return unique(schema.type.map((type: string) => typeWords({ ...schema, type }, schemas)));
  }
  if (schema.type === 'array') {
    const { items, prefixItems } = schema as { items?: JsonSchema | false; prefixItems?: JsonSchema[] };
    return prefixItems ? 'pair' : items ? `list of ${typeWords(items, schemas)}` : 'list';
  }
  if (schema.format === 'date') return 'date';
  if (schema.format === 'email') return 'email address';
  if (schema.format === 'binary') return 'file';
  return findEntry(words, String(schema.type)) ?? 'anything';
}

const words: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
  object: 'object',
};

const nameOf = (pointer: string) => pointer.split('/').at(-1) ?? '';
const unique = (parts: string[]) => [...new Set(parts)].join(' or ');

/** The field's limits in a few words. */
function noteOf(field: JsonSchema, schemas: Schemas): string {
  const { description, minLength, maxLength, minimum, maximum, minItems, maxItems, ...rest } = {
    ...withoutNull(resolved(field, schemas), schemas),
  };
  const values = Array.isArray(rest.enum) ? rest.enum.map((value) => `\`${value}\``).join(', ') : '';
  const range =
    minimum !== undefined && maximum !== undefined
      ? `${minimum} to ${maximum}`
      : maximum !== undefined
        ? `at most ${maximum}`
        : '';
  const length = maxLength !== undefined ? `at most ${maxLength} characters` : '';
  const count = maxItems !== undefined && minItems !== maxItems ? `${minItems ?? 0} to ${maxItems}` : '';
  const initial =
    field.default !== undefined && field.default !== '' ? `\`${String(field.default)}\` where left out` : '';
  return [description, values, range, length, minLength ? 'not empty' : '', count, initial]
    .filter(Boolean)
    .join('; ');
}

const resolved = (schema: JsonSchema, schemas: Schemas): JsonSchema =>
  typeof schema.$ref === 'string' ? (findEntry(schemas, nameOf(schema.$ref)) ?? {}) : schema;

/** The single alternative that is not null, if there is just one. */
function withoutNull(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const others = ((schema.anyOf as JsonSchema[] | undefined) ?? []).filter(({ type }) => type !== 'null');
  return others.length === 1 ? resolved(others[0]!, schemas) : schema;
}

/** The schema that has the fields: the object, a list's items, or the first alternative. */
function objectIn(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const plain = withoutNull(resolved(schema, schemas), schemas);
  if (plain.type === 'array' && plain.items) return objectIn(plain.items as JsonSchema, schemas);
  const [first] = (plain.anyOf as JsonSchema[] | undefined) ?? [];
  return first ? objectIn(first, schemas) : plain;
}
