type Schema = { [keyword: string]: unknown };

/**
 * Where `value` breaks a JSON Schema, one line per fault; empty if it is valid. Supports the keywords of our document
 * and throws on any other. `$ref` points into `document`.
 */
export function getFaults(value: unknown, schema: Schema, document: unknown, path = '$'): string[] {
  const faults: string[] = [];
  const fault = (words: string) => faults.push(`${path}: ${words}`);
  const inner = (part: unknown, sub: unknown, at = path) => getFaults(part, sub as Schema, document, at);
  for (const [keyword, wanted] of Object.entries(schema)) {
    switch (keyword) {
      case '$ref':
        faults.push(...inner(value, resolve(document, wanted as string)));
        break;
      case 'type':
        if (![wanted].flat().some((type) => isOfType(value, type as string))) fault(`is no ${wanted}`);
        break;
      case 'enum':
        if (!(wanted as unknown[]).includes(value)) fault(`${JSON.stringify(value)} is none of ${wanted}`);
        break;
      case 'const':
        if (value !== wanted) fault(`is not ${wanted}`);
        break;
      case 'allOf':
        for (const sub of wanted as Schema[]) faults.push(...inner(value, sub));
        break;
      case 'oneOf':
      case 'anyOf': {
        const tries = (wanted as Schema[]).map((sub) => inner(value, sub));
        if (tries.every(({ length }) => length > 0)) fault(`fits none of: ${tries.flat().join(' | ')}`);
        break;
      }
      case 'properties':
        if (!isObject(value)) break;
        for (const [name, sub] of Object.entries(wanted as Schema)) {
          if (Object.hasOwn(value, name)) faults.push(...inner(value[name], sub, `${path}.${name}`));
        }
        break;
      case 'required':
        for (const name of wanted as string[]) {
          if (isObject(value) && !Object.hasOwn(value, name)) fault(`lacks ${name}`);
        }
        break;
      case 'additionalProperties':
        if (!isObject(value)) break;
        for (const name of Object.keys(value)) {
          if (Object.hasOwn((schema.properties as object | undefined) ?? {}, name)) continue;
          if (wanted === false) fault(`has ${name}, which is not described`);
          else faults.push(...inner(value[name], wanted, `${path}.${name}`));
        }
        break;
      case 'items':
        if (wanted !== false && Array.isArray(value)) {
          const first = ((schema.prefixItems as unknown[] | undefined) ?? []).length;
          value.slice(first).forEach((item, index) => {
            faults.push(...inner(item, wanted, `${path}[${first + index}]`));
          });
        }
        break;
      case 'prefixItems':
        for (const [index, sub] of (wanted as Schema[]).entries()) {
          if (Array.isArray(value)) faults.push(...inner(value[index], sub, `${path}[${index}]`));
        }
        break;
      case 'minItems':
      case 'maxItems':
        if (Array.isArray(value)) faults.push(...bounds(keyword, value.length, wanted as number, path));
        break;
      case 'minLength':
      case 'maxLength':
        if (typeof value === 'string') faults.push(...bounds(keyword, value.length, wanted as number, path));
        break;
      case 'minimum':
      case 'maximum':
        if (typeof value === 'number') faults.push(...bounds(keyword, value, wanted as number, path));
        break;
      case 'multipleOf':
        if (typeof value === 'number' && value % (wanted as number) !== 0)
          fault(`is no multiple of ${wanted}`);
        break;
      case 'pattern':
        if (typeof value === 'string' && !new RegExp(wanted as string, 'u').test(value))
          fault(`is not ${wanted}`);
        break;
      case 'contentEncoding':
      case 'propertyNames':
      case 'default':
      case 'description':
      case 'format':
        break;
      default:
        throw new Error(`${path}: the keyword ${keyword} is not known to this check`);
    }
  }
  return faults;
}

/** Resolves a JSON pointer such as `#/components/schemas/Quote`. */
export function resolve(document: unknown, pointer: string): Schema {
  let place: unknown = document;
  for (const step of pointer.replace(/^#\//, '').split('/')) {
    place = isObject(place) ? place[step] : undefined;
  }
  if (!isObject(place)) throw new Error(`${pointer} leads nowhere`);
  return place;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOfType = (value: unknown, type: string): boolean =>
  ({
    null: value === null,
    boolean: typeof value === 'boolean',
    string: typeof value === 'string',
    number: typeof value === 'number',
    integer: Number.isInteger(value),
    array: Array.isArray(value),
    object: isObject(value),
  })[type] ?? false;

function bounds(keyword: string, measured: number, limit: number, path: string): string[] {
  const isWrong = keyword.startsWith('min') ? measured < limit : measured > limit;
  return isWrong ? [`${path}: ${measured} breaks ${keyword} ${limit}`] : [];
}
