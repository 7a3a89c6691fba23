import type * as z from 'zod/mini';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** The message for a field whose schema has none of its own. */
export function plainMessage(issue: Issue): string {
  const name = toName(issue.path ?? []);
  if (issue.input === undefined) return `${name} is required`;
  switch (issue.code) {
    case 'invalid_type':
      return `${name} must be ${typeWords[issue.expected] ?? 'something else'}`;
    case 'invalid_value':
      return `${name} must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return `${name} must ${sayBound(issue.origin, 'at most', issue.maximum)}`;
    case 'too_small':
      return `${name} must ${sayBound(issue.origin, 'at least', issue.minimum)}`;
    case 'invalid_format':
      return `${name} must be ${formatWords[issue.format] ?? 'in another form'}`;
    default:
      return `${name} is not valid`;
  }
}

const typeWords: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  file: 'a file',
  date: 'a date',
};

const formatWords: Record<string, string> = {
  date: 'a date as YYYY-MM-DD',
  datetime: 'a time such as 2026-11-21T18:00:00Z',
  email: 'an email address',
  url: 'a web address',
};

function sayBound(origin: string, bound: 'at most' | 'at least', limit: number | bigint): string {
  if (origin === 'string') return `have ${bound} ${limit} characters`;
  return origin === 'array' ? `have ${bound} ${limit} entries` : `be ${bound} ${limit}`;
}

/** `First name` for `firstName`, `Hours, entry 2` for the second of a list. */
function toName(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (last === undefined) return 'The body';
  if (typeof last === 'number') return `${toName(path.slice(0, -1))}, entry ${last + 1},`;
  const words = String(last).replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
