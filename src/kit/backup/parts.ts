import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Part } from './manifest.ts';

export type Row = Record<string, string | number | null>;

/** Writes rows as they come, compressed, a JSON object a line; resolves once they are on the disk. */
export async function writePart(
  path: string,
  batches: AsyncIterable<readonly object[]>,
  signal?: AbortSignal,
): Promise<Part> {
  let rows = 0;
  async function* lines() {
    for await (const batch of batches) {
      rows += batch.length;
      yield batch.map((row) => `${JSON.stringify(row)}\n`).join('');
    }
  }
  const measured = measure();
  await pipeline(
    lines,
    createGzip(),
    measured.stream,
    createWriteStream(path, { mode: 0o600, flush: true }),
    { signal },
  );
  return { rows, ...measured.result() };
}

export const rowsAtOnce = 500;

/** Gives the rows of a part to `take`, some hundred at a time. What it was like is known at the end only. */
export async function readPart(
  path: string,
  take: (rows: unknown[]) => Promise<void> | void,
  signal?: AbortSignal,
): Promise<Part> {
  let rows = 0;
  const measured = measure();
  await pipeline(
    createReadStream(path),
    measured.stream,
    createGunzip(),
    async (text: AsyncIterable<Buffer>) => {
      for await (const batch of parsedLines(text)) {
        rows += batch.length;
        await take(batch);
      }
    },
    { signal },
  );
  return { rows, ...measured.result() };
}

/** Reads a file of any size without holding it in memory. */
export async function measureFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const measured = measure();
  measured.stream.resume();
  await pipeline(createReadStream(path), measured.stream);
  return measured.result();
}

/** Not by Node's readline: that also ends a line at characters which JSON leaves as they are. */
async function* parsedLines(text: AsyncIterable<Buffer>): AsyncGenerator<unknown[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let batch: unknown[] = [];
  for await (const chunk of text) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    for (const line of lines) {
      batch.push(JSON.parse(line));
      if (batch.length < rowsAtOnce) continue;
      yield batch;
      batch = [];
    }
  }
  if (rest !== '') throw new SyntaxError('the last line is cut off');
  if (batch.length > 0) yield batch;
}

export const toSha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

function measure() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
