import type { ErrorCode, FieldError } from '#shared/errors.ts';

interface AppErrorOptions {
  /** Fields at fault. */
  errors?: FieldError[];
  /** On a conflict: the record as it is now. */
  current?: unknown;
  windows?: unknown;
  retryAfterSeconds?: number;
}

interface Wait {
  retryAfterSeconds: number;
}

/** An expected failure. `detail` is a plain sentence, shown to the person as it is. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly options: AppErrorOptions;

  /** A refusal that asks the caller to wait must say how long. */
  constructor(code: 'too-many-requests', detail: string, options: AppErrorOptions & Wait);
  constructor(code: Exclude<ErrorCode, 'too-many-requests'>, detail: string, options?: AppErrorOptions);
  constructor(code: ErrorCode, detail: string, options: AppErrorOptions = {}) {
    super(detail);
    this.code = code;
    this.options = options;
  }
}

/** The same failure with another sentence or more about it. */
export const changedError = (
  { code, message, options }: AppError,
  { detail = message, ...more }: AppErrorOptions & { detail?: string },
): AppError =>
  // The options of a 429 have its wait already.
  new AppError(code as Exclude<ErrorCode, 'too-many-requests'>, detail, { ...options, ...more });

/** One field is at fault. `message` stands beside it; a single sentence there has no full stop. */
export const wrongField = (path: string, message: string) =>
  new AppError('invalid-input', message.endsWith('.') ? message : `${message}.`, {
    errors: [{ path, message }],
  });

export const notFound = (what: string) => new AppError('not-found', `${what} was not found.`);

/** An owner can't change what the operator has set up. `what` begins the sentence, as in `Texts are`. */
export const setByServer = (what: string, variable: string) =>
  new AppError('wrong-state', `${what} set up in the server’s configuration (${variable}), which wins.`);
