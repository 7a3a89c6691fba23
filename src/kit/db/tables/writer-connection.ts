import type { Generated, Selectable } from 'kysely';
import type { WriterKind } from '#articles/drafts/writer-connection.ts';

/** At most one row, with the id 1: who writes articles. */
export interface WriterConnectionTable {
  id: number;
  /** Empty: nobody. */
  kind: Generated<WriterKind | ''>;
  url: Generated<string>;
  /** A provider’s model; empty for a workflow. */
  model: Generated<string>;
  /** Signs the calls to a workflow, or is the key of a provider. Encrypted with the secret `writer-secret`; empty: none. */
  secret: Generated<string>;
  version: Generated<number>;
  /** A test runs until then at most. */
  testingUntil: string | null;
}

export type WriterConnectionRow = Selectable<WriterConnectionTable>;
