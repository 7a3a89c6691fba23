/** `path` leads into the body, such as `quote.items.0.quantity`; `message` is for the visitor or owner. */
export interface FieldError {
  path: string;
  message: string;
}

/** The body of every error response: RFC 9457, extended by `code` and `errors`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  errors?: FieldError[];
  /** On a conflict, the current record. */
  current?: unknown;
  /** If a window was taken, those that are still free. */
  windows?: unknown;
  /** If more was paid than is owed: how much that is. */
  owed?: string;
}

/** The API's stable error codes and their statuses. */
export const errorStatus = {
  'malformed-body': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'wrong-signature': 401,
  forbidden: 403,
  'second-factor-required': 403,
  'foreign-origin': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'version-conflict': 409,
  'price-changed': 409,
  'wrong-state': 409,
  'visit-ahead': 409,
  'visit-moved': 409,
  'quote-changed': 409,
  'already-decided': 409,
  'quote-expired': 409,
  'window-taken': 409,
  'too-late': 409,
  'crew-full': 409,
  'more-than-owed': 409,
  issued: 409,
  'already-invoiced': 409,
  'last-owner': 409,
  'link-expired': 410,
  'too-large': 413,
  'unsupported-media-type': 415,
  'invalid-input': 422,
  'key-reused': 422,
  'too-many-requests': 429,
  'internal-error': 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;
