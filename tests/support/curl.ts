import { getWords } from './documents.ts';

/** Runs a documented `curl` line with fetch: the same URL, method, headers and body. Throws on an unknown option. */
export async function curl(
  line: string,
  { origin, variables }: { origin: string; variables: Record<string, string> },
): Promise<Response> {
  const [, ...words] = getWords(line, variables);
  const headers = new Headers();
  let url: string | undefined;
  let method: string | undefined;
  let body: string | undefined;
  while (words.length > 0) {
    const word = words.shift()!;
    if (word === '-X') method = words.shift();
    else if (word === '-d') body = words.shift();
    else if (word === '-H') {
      const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(words.shift() ?? '') ?? [];
      headers.set(name, value);
    } else if (word.startsWith('-')) {
      if (word !== '--fail') throw new Error(`${word} of ${line}`);
    } else url = word;
  }
  const address = (url ?? '').replace(/^http:\/\/(localhost|127\.0\.0\.1):3000/, origin);
  return fetch(address, {
    method: method ?? 'GET',
    headers,
    ...(body !== undefined && { body }),
  });
}
