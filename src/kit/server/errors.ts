import { say, sayWhole } from '#kit/refusals/say.ts';
import type { FieldSentence, Sentence } from '#kit/refusals/sentence.ts';
import type { ErrorCode, FieldError } from '#kit/wire/errors.ts';

/** A field at fault; with its sentence where customers meet it. */
export interface RefusedField extends FieldError {
  sentence?: Sentence;
}

interface AppErrorOptions {
  errors?: RefusedField[];
  /** The name of `detail`, for other languages. */
  sentence?: Sentence;
  /** `detail` lists the messages of the fields. */
  listsErrors?: boolean;
  /** On a conflict: the record as it is now. */
  current?: unknown;
  windows?: unknown;
  owed?: string;
  retryAfterSeconds?: number;
}

interface Wait {
  retryAfterSeconds: number;
}

/** An expected failure. `detail` is a plain English sentence, for staff and programs; see `Refusal`. */
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

interface RefusalOptions extends Omit<AppErrorOptions, 'errors' | 'sentence' | 'listsErrors'> {
  errors?: readonly FieldSentence[];
}

/** A failure that a visitor can meet: every language has its sentence, and `http/in-language.ts` says it. */
export interface Refusal extends AppError {
  readonly options: AppErrorOptions & { sentence: Sentence };
}

export const isRefusal = (error: AppError): error is Refusal => error.options.sentence !== undefined;

const generalSentences: Partial<Record<ErrorCode, Sentence & string>> = {
  'not-found': 'recordMissing',
  unavailable: 'unavailable',
  'version-conflict': 'changedMeanwhile',
};

/** For a visitor, who never meets a sentence for staff: the general one of its code stands in. */
export function toRefusal(error: AppError): Refusal {
  if (isRefusal(error)) return error;
  const sentence = generalSentences[error.code] ?? 'notUnderstood';
  return changedError(error, { detail: sayWhole(sentence, 'en'), sentence }) as Refusal;
}

/** A failure that a visitor can meet. */
export function refuse(
  code: 'too-many-requests',
  sentence: Sentence,
  options: RefusalOptions & Wait,
): Refusal;
export function refuse(
  code: Exclude<ErrorCode, 'too-many-requests'>,
  sentence: Sentence,
  options?: RefusalOptions,
): Refusal;
export function refuse(
  code: ErrorCode,
  sentence: Sentence,
  { errors, ...options }: RefusalOptions = {},
): Refusal {
  return new AppError(code as FreeCode, sayWhole(sentence, 'en'), {
    ...options,
    sentence,
    ...(errors && { errors: errors.map((error) => ({ ...error, message: say(error.sentence, 'en') })) }),
  }) as Refusal;
}

/** Fields of a customer's form are at fault, all for the same reason. */
export const refuseField = (sentence: Sentence, ...paths: string[]): Refusal =>
  refuse('invalid-input', sentence, { errors: paths.map((path) => ({ path, sentence })) });

/** Fields of a customer's form are at fault, each for its own reason. */
export function refuseEntries(errors: RefusedField[]): Refusal {
  const sentence: Sentence = ['checkEntries', joinMessages(errors)];
  return new AppError('invalid-input', say(sentence, 'en'), {
    errors,
    sentence,
    listsErrors: true,
  }) as Refusal;
}

/** Each message once. */
export const joinMessages = (errors: readonly FieldError[]): string =>
  [...new Set(errors.map(({ message }) => message))].join('; ');

/** Some codes need options. */
type FreeCode = Exclude<ErrorCode, 'too-many-requests'>;

/** The same failure with another sentence or more about it. */
export const changedError = (
  { code, message, options }: AppError,
  { detail = message, ...more }: AppErrorOptions & { detail?: string },
): AppError =>
  // The options of a 429 have its wait already.
  new AppError(code as FreeCode, detail, { ...options, ...more });

/** One field is at fault. `message` stands beside it; a single sentence there has no full stop. */
export const wrongField = (path: string, message: string) =>
  new AppError('invalid-input', message.endsWith('.') ? message : `${message}.`, {
    errors: [{ path, message }],
  });

export const notFound = (what: string) => new AppError('not-found', `${what} was not found.`);

/** An owner can't change what the operator has set up. `what` begins the sentence, as in `Texts are`. */
export const setByServer = (what: string, variable: string) =>
  new AppError('wrong-state', `${what} set up in the server’s configuration (${variable}), which wins.`);
