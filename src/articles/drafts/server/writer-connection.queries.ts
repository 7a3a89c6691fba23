import { aiNotConfiguredText } from '#articles/drafts/article-drafts.ts';
import type { WriterKind } from '#articles/drafts/writer-connection.ts';
import { decrypt } from '#kit/db/encrypt.ts';
import type { Db } from '#kit/db/open.ts';
import type { WriterConnectionRow } from '#kit/db/tables/writer-connection.ts';
import { AppError } from '#kit/server/errors.ts';

/** With the secret in clear text; empty: none. */
export interface Writer {
  kind: WriterKind;
  url: string;
  model: string;
  secret: string;
}

const none: WriterConnectionRow = {
  id: 1,
  kind: '',
  url: '',
  model: '',
  secret: '',
  version: 1,
  testingUntil: null,
};

export async function readWriterRow(db: Db): Promise<WriterConnectionRow> {
  const row = await db.selectFrom('writerConnection').selectAll().where('id', '=', 1).executeTakeFirst();
  return row ?? none;
}

/** Null where nobody writes articles. */
export async function findWriter(db: Db): Promise<Writer | null> {
  const row = await readWriterRow(db);
  return row.kind === '' ? null : { ...row, kind: row.kind, secret: await readWriterSecret(db, row) };
}

export const readWriterSecret = (db: Db, { secret }: Pick<WriterConnectionRow, 'secret'>): Promise<string> =>
  decrypt(db, 'writer-secret', secret);

/** Throws 503 with the dialog's message. */
export async function requireWriter(db: Db): Promise<void> {
  if ((await readWriterRow(db)).kind === '')
    throw new AppError('unavailable', aiNotConfiguredText, { retryAfterSeconds: 3600 });
}
