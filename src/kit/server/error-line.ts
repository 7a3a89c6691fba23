/**
 * Returns the message of an error as one printable line. SQLite quotes the bytes of a damaged file, and an
 * AggregateError (every IP of a host refused) holds the reasons inside.
 */
export function errorLine(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  const text = inner instanceof Error ? inner.message || inner.name : String(inner);
  return text
    .split('\n')[0]!
    .replaceAll(/[\p{C}\uFFFD]+/gu, '?')
    .slice(0, longest)
    .replace(/\.$/, '');
}

const longest = 500;
