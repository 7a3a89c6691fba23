import type { Generated } from 'kysely';
import type { Flag } from './columns.ts';

export interface IdempotencyKeysTable {
  /** The call it belongs to, so that two calls may use the same key. */
  scope: string;
  key: string;
  bodyHash: string;
  response: string;
  createdAt: string;
  /** 0 where a former version stored the response, without the records it is about. */
  isLinked: Generated<Flag>;
  /** The records that the response is about. It is deleted with each of them. */
  requestId: number | null;
  quoteId: number | null;
  customerId: number | null;
  invoiceId: number | null;
  visitId: number | null;
  uploadId: number | null;
}
