import type { Generated, Insertable, Selectable } from 'kysely';
import type { VisitFactKind } from '#visits/day/visit-progress.ts';

/** A crew's records of a visit, in the order of arrival. Facts never change. */
export interface VisitFactsTable {
  id: Generated<number>;
  visitId: number;
  kind: VisitFactKind;
  /** JSON: what the kind needs beyond its name, as `FactContent`. */
  content: Generated<string>;
  /** Made on the phone, so that a fact is stored once, however late it is sent again. */
  key: string;
  bodyHash: string;
  userId: string | null;
  userName: string;
  /** By the phone's clock, never after `createdAt`. */
  at: string;
  /** When it arrived. */
  createdAt: string;
}

export type VisitFactRow = Selectable<VisitFactsTable>;
export type NewVisitFact = Insertable<VisitFactsTable>;
