import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeSynced } from '#kit/files/synced-files.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A compressed file of lines, each a JSON object. */
const partSchema = z.object({ rows: z.int().min(0), bytes: z.int().min(0), sha256 });

const contentSchema = z.object({
  format: z.literal(1),
  productVersion: z.string(),
  /** The newest migration of the database that was saved. */
  lastMigration: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** All rows are as they were at this moment. */
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** By table name. `lastId` is the highest id ever assigned; null for tables that assign none. */
  tables: z.record(z.string().regex(/^[a-z_]+$/), partSchema.extend({ lastId: z.nullable(z.int().min(0)) })),
  /** The list of uploaded files, and what those weigh together. */
  uploads: partSchema.extend({ fileBytes: z.int().min(0) }),
  /** Files that the database names and the store did not have. */
  missing: z.array(z.string()),
});
const manifestSchema = contentSchema.extend({ sha256 });

export type Part = z.infer<typeof partSchema>;
export type Manifest = z.infer<typeof contentSchema>;
export type TablePart = Manifest['tables'][string];

/** A line of the list of uploaded files. */
export const savedFileSchema = z.object({ name: z.string(), bytes: z.int(), sha256 });
export type SavedFile = z.infer<typeof savedFileSchema>;

/** A backup cannot be used. The message is for the operator. */
export class BackupError extends Error {}

export const manifestName = 'manifest.json';
export const tableFile = (table: string) => join('tables', `${table}.ndjson.gz`);
export const uploadList = 'uploads.ndjson.gz';
export const uploadFile = (name: string) => join('uploads', name);

export const writeManifest = (folder: string, content: Manifest): Promise<void> =>
  writeSynced(
    join(folder, manifestName),
    `${JSON.stringify({ ...content, sha256: checksum(content) }, null, 2)}\n`,
  );

/** Throws a BackupError where there is none, or it is not as it was written. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null);
  if (text === null) throw new BackupError(`There is no backup in ${folder}: it has no ${manifestName}.`);
  const { sha256: written, ...content } = parse(text);
  if (checksum(content) !== written) throw damaged(manifestName);
  return content;
}

export const damaged = (part: string) => new BackupError(`The backup is damaged: ${part}.`);

function parse(text: string): z.infer<typeof manifestSchema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw damaged(manifestName);
  }
  if ((json as { format?: unknown } | null)?.format !== 1) {
    throw new BackupError('The backup is damaged or was made by a newer version of the product.');
  }
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) throw damaged(manifestName);
  return parsed.data;
}

/** Sorted, so that it does not depend on the order in which the fields were put together. */
const checksum = (content: Manifest) =>
  createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}
