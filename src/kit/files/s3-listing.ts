import { findEntry } from '#kit/text/find-entry.ts';
import type { S3Client } from './s3-client.ts';
import type { StoredFile } from './store.ts';

/** Everything under the prefix, its names without it, a thousand to a call (ListObjectsV2). */
export async function* listObjects(send: S3Client, prefix: string): AsyncIterable<StoredFile> {
  let token: string | undefined;
  do {
    const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) };
    const xml = (await send({ method: 'GET', query })).body.toString();
    for (const [, content = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      yield { name: textIn(content, 'Key').slice(prefix.length), bytes: Number(textIn(content, 'Size')) };
    }
    token = textIn(xml, 'IsTruncated') === 'true' ? textIn(xml, 'NextContinuationToken') : undefined;
  } while (token);
}

function textIn(xml: string, element: string): string {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1] ?? '';
  return text.replace(/&(#\d+|#x[\da-f]+|lt|gt|quot|apos|amp);/gi, (_all, entity: string) =>
    character(entity),
  );
}

function character(entity: string): string {
  const named = findEntry({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }, entity.toLowerCase());
  return named ?? String.fromCodePoint(Number(entity.toLowerCase().replace('#x', '0x').replace('#', '')));
}
