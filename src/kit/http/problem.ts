import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isPassingFailure, isUnstorable } from '#kit/db/errors.ts';
import { AppError, isRefusal, type Refusal, refuse, toRefusal } from '#kit/server/errors.ts';
import type { Log } from '#kit/server/log.ts';
import { type ErrorCode, errorStatus, type Problem } from '#kit/wire/errors.ts';
import { getLanguage } from './call-language.ts';
import { inLanguage } from './in-language.ts';

/** As `toAppError`, for a page: visitors see it. */
export const toVisitorRefusal = (error: unknown, log: Log, requestId: string): Refusal =>
  toRefusal(toAppError(error, log, requestId));

/** Turns an error into what the caller may see. Unknown errors are logged with the request's id, never shown. */
export function toAppError(error: unknown, log: Log, requestId: string): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    const code = codeOfStatus(error.status);
    return error.message ? new AppError(code, error.message) : refuse(code, 'notUnderstood');
  }
  if (isBrokenOff(error)) return refuse('malformed-body', 'brokenOff');
  if (isPassingFailure(error)) {
    log.error('storage unavailable', { requestId, error: String(error) });
    return refuse('unavailable', 'unavailable', { retryAfterSeconds: 5 });
  }
  if (isUnstorable(error)) return refuse('invalid-input', 'notStorable');
  log.error('request failed', { requestId, error: error instanceof Error ? error.stack : String(error) });
  return refuse('internal-error', ['internalError', requestId]);
}

/** The visitor left while the body was read. Node's error code is the same as for a lost database connection. */
const isBrokenOff = (error: unknown) =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

/** RFC 9457. */
export function respondWithProblem(c: Context, known: AppError): Response {
  const language = getLanguage(c);
  // A sentence for staff is in English alone.
  const said = language === 'en' ? known : toRefusal(known);
  const error = isRefusal(said) ? inLanguage(said, language) : said;
  const status = errorStatus[error.code];
  const problem: Problem = {
    type: 'about:blank',
    title: titles[status],
    status,
    detail: error.message,
    code: error.code,
    ...(error.options.errors && { errors: error.options.errors }),
    ...(error.options.current !== undefined && { current: error.options.current }),
    ...(error.options.windows !== undefined && { windows: error.options.windows }),
    ...(error.options.owed !== undefined && { owed: error.options.owed }),
  };
  const headers: Record<string, string> = {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
  };
  setRetryAfter(c, error);
  return c.body(JSON.stringify(problem), status, headers);
}

/** Says when to try again, where the refusal knows. */
export function setRetryAfter(c: Context, { options: { retryAfterSeconds } }: AppError): void {
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(Math.max(1, retryAfterSeconds)));
}

const titles: Record<(typeof errorStatus)[ErrorCode], string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

type FrameworkCode = Exclude<ErrorCode, 'too-many-requests'>;

const codeOfStatus = (status: number): FrameworkCode =>
  (Object.keys(errorStatus) as FrameworkCode[]).find((code) => errorStatus[code] === status) ??
  'malformed-body';
