import { getWords } from './documents.ts';

/**
 * Runs a documented `curl` line with fetch: the same URL, method, headers, body and cookies. Throws on an unknown
 * option. `jar` holds the files of -c and -b.
 */
export async function curl(
  line: string,
  { origin, variables, jar }: { origin: string; variables: Record<string, string>; jar: Map<string, string> },
): Promise<Response> {
  const [, ...words] = getWords(line, variables);
  const headers = new Headers();
  let url: string | undefined;
  let method: string | undefined;
  let body: string | undefined;
  let keptIn: string | undefined;
  while (words.length > 0) {
    const word = words.shift()!;
    if (word === '-X') method = words.shift();
    else if (word === '-d') body = words.shift();
    else if (word === '-c') keptIn = words.shift();
    else if (word === '-b') headers.set('Cookie', jar.get(words.shift()!) ?? '');
    else if (word === '-H') {
      const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(words.shift() ?? '') ?? [];
      headers.set(name, value);
    } else if (word.startsWith('-')) {
      if (word !== '--fail') throw new Error(`${word} of ${line}`);
    } else url = word;
  }
  const address = (url ?? '').replace(/^http:\/\/(localhost|127\.0\.0\.1):3000/, origin);
  const answer = await fetch(address, {
    method: method ?? 'GET',
    headers,
    ...(body !== undefined && { body }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (keptIn) jar.set(keptIn, cookies.join('; '));
  return answer;
}
