import { language } from '#kit/language/locale.ts';
import type { Problem } from '#kit/wire/errors.ts';

/** The server responded with an error. See docs/product/site.md#what-went-wrong for its message. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's problem, if any. Show its `detail`, never the message. */
  readonly problem: Problem | null;
  readonly retryAfterSeconds: number | null;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.name = 'ApiError';
    this.status = response.status;
    this.problem = parseProblem(response, body);
    this.retryAfterSeconds = Number(response.headers.get('Retry-After')) || null;
  }
}

/** No complete response: the server may or may not have handled the request. */
export class ConnectionError extends Error {
  readonly isTimeout: boolean;

  constructor(cause: unknown) {
    super('The server cannot be reached', { cause });
    this.name = 'ConnectionError';
    this.isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  }
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, FormData as multipart. */
  body?: unknown;
  /** The server handles the same key and body only once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** Validates the response. Throws ApiError or ConnectionError, or the caller's own abort. */
export async function callApi<T>(
  schema: { parse(answer: unknown): T },
  path: string,
  options?: RequestOptions,
): Promise<T> {
  const { text } = await sendRequest(path, options);
  return schema.parse(JSON.parse(text));
}

/** Without validation, for pages where a schema would weigh too much. */
export async function fetchJson<T>(path: string, options?: RequestOptions): Promise<T> {
  const { text } = await sendRequest(path, options);
  return JSON.parse(text) as T;
}

/** For callers that need a response header, such as the total of a list, or expect no JSON. */
export async function sendRequest(
  path: string,
  { method = 'GET', body, idempotencyKey, signal, timeoutMs = 20_000 }: RequestOptions = {},
): Promise<{ response: Response; text: string }> {
  const headers = new Headers({ Accept: 'application/json' });
  // In English this falls away in the build.
  if ((language as string) !== 'en') headers.set('Content-Language', language);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  const timeout = AbortSignal.timeout(timeoutMs);
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: isForm ? body : JSON.stringify(body),
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ConnectionError(error);
  }
  if (!response.ok) throw new ApiError(response, text);
  return { response, text };
}

function parseProblem(response: Response, body: string): Problem | null {
  if (!response.headers.get('Content-Type')?.startsWith('application/problem+json')) return null;
  try {
    return JSON.parse(body) as Problem;
  } catch {
    return null;
  }
}
