import type { Generated, Selectable } from 'kysely';
import type { Flag } from './columns.ts';

/** A payment as the crew entered it. The ledger counts; one that was refused waits for the office. */
export interface DoorPaymentsTable {
  id: Generated<number>;
  visitId: number;
  /** Made on the phone, so that an entry counts once, however late it is sent again. */
  key: string;
  bodyHash: string;
  userId: string | null;
  userName: string;
  method: 'cash' | 'check';
  amountCents: number;
  tipCents: number;
  reference: string;
  /** By the phone's clock, never after `createdAt`. */
  takenAt: string;
  /** How much was owed when it was refused. */
  owedCents: number | null;
  /** Until the office has dealt with it. */
  isRefused: Flag;
  createdAt: string;
}

export type DoorPaymentRow = Selectable<DoorPaymentsTable>;
