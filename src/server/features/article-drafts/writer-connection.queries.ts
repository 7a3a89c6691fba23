import { decrypt } from '#server/db/encrypt.ts';
import type { Db } from '#server/db/open.ts';
import type { WriterConnectionRow } from '#server/db/tables/writer-connection.ts';
import { AppError } from '#server/errors.ts';
import { aiNotConfiguredText } from '#shared/article-drafts.ts';
import type { WriterKind } from '#shared/writer-connection.ts';

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
  if ((await readWriterRow(db)).kind === '') throw new AppError('unavailable', aiNotConfiguredText);
}
