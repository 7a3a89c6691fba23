import type * as z from 'zod/mini';

interface Parsed<Data> {
  data: Data;
  /** How many rows were left out. */
  unreadable: number;
}

/**
 * Parses a list, or an object of lists, without the rows that break the schema: stored by a damaged disk, or by a newer
 * version than this tab. Throws where something else breaks it.
 */
export function parseRows<Data>(schema: z.ZodMiniType<Data>, answer: unknown): Parsed<Data> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return { data: parsed.data, unreadable: 0 };
  const places = parsed.error.issues.map(({ path }) => path);
  let unreadable = 0;
  const keep = (list: readonly unknown[], ...names: string[]) => {
    const broken = new Set(
      places
        .filter((path) => names.every((name, depth) => path[depth] === name))
        .map((path) => path[names.length]),
    );
    const kept = list.filter((_row, index) => !broken.has(index));
    unreadable += list.length - kept.length;
    return kept;
  };
  const readable = Array.isArray(answer)
    ? keep(answer)
    : Object.fromEntries(
        Object.entries(Object(answer)).map(([name, value]) => [
          name,
          Array.isArray(value) ? keep(value, name) : value,
        ]),
      );
  return { data: schema.parse(readable), unreadable };
}
