import type { Problem } from '#shared/errors.ts';

/** The server responded with an error. See docs/product.md#messages for its message. */
export class ApiError extends Error {
  readonly status: number;
  /** The parsed problem, where the server sent one. Show its `detail`; never the message. */
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

/** No whole answer came: nobody knows whether the server has done what was asked. */
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
  /** Sent as JSON, or as multipart where it is FormData. */
  body?: unknown;
  /** The same key and body are carried out once, however often they are sent. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** The JSON of a successful answer, checked. Throws ApiError or ConnectionError; the caller's own abort passes through. */
export async function callApi<T>(
  schema: { parse(answer: unknown): T },
  path: string,
  options?: RequestOptions,
): Promise<T> {
  const { text } = await sendRequest(path, options);
  return schema.parse(JSON.parse(text));
}

/**
 * The same without the check, for pages where a schema weighs too much: the caller names the type that our own
 * server answers with.
 */
export async function fetchJson<T>(path: string, options?: RequestOptions): Promise<T> {
  const { text } = await sendRequest(path, options);
  return JSON.parse(text) as T;
}

/** The same for callers that need a header of the answer, such as the total of a list, or expect no JSON. */
export async function sendRequest(
  path: string,
  { method = 'GET', body, idempotencyKey, signal, timeoutMs = 20_000 }: RequestOptions = {},
): Promise<{ response: Response; text: string }> {
  const headers = new Headers({ Accept: 'application/json' });
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
