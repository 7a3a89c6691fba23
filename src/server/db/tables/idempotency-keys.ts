export interface IdempotencyKeysTable {
  /** The call it belongs to, so that two calls may use the same key. */
  scope: string;
  key: string;
  bodyHash: string;
  response: string;
  createdAt: string;
}
