import type { Generated, Selectable } from 'kysely';
import type { Editable, Flag } from './columns.ts';

/** A discount that customers enter. Its uses are the quotes that name it. */
export interface CodesTable extends Editable {
  id: Generated<number>;
  code: string;
  /** In lower case; unique outside the trash. */
  codeKey: string;
  /** One of these two is null. */
  percent: number | null;
  amountCents: number | null;
  /** Calendar dates, both included; null for no limit. */
  validFrom: string | null;
  validUntil: string | null;
  maxUses: number | null;
  oncePerCustomer: Flag;
  firstVisitOnly: Flag;
  /** Counts beside the discount of the order. */
  adds: Flag;
  /** JSON: the categories that it is for; null for all. */
  categories: string | null;
  isActive: Flag;
}

export type CodeRow = Selectable<CodesTable>;
