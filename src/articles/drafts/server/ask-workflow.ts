import { createHmac } from 'node:crypto';
import { anyTag } from '#articles/blog/article-content.ts';
import { clip } from '#kit/wire/text.ts';
import { type ArticleAnswer, type ArticleWriter, forGood, temporarily } from './article-answer.ts';
import { readArticle } from './article-shape.ts';
import type { Writer } from './writer-connection.queries.ts';
import { withoutCredentials } from './writer-connection.service.ts';

const answerLimit = 1024 * 1024;
const longestWaitMilliseconds = 10 * 60_000;

/** Posts the topic to an automation workflow. See docs/ai-workflow.md for the contract. */
export function workflowWriter(
  { url, secret }: Pick<Writer, 'url' | 'secret'>,
  ask: typeof fetch,
  timeoutMilliseconds: number,
): ArticleWriter {
  const { address, authorization } = withoutCredentials(url);
  return async ({ jobId, topic, key, callbackUrl }, signal) => {
    const body = JSON.stringify({ topic, callbackUrl, jobId });
    const timeout = AbortSignal.timeout(timeoutMilliseconds);
    try {
      const response = await ask(address, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          'User-Agent': 'sunweave-articles/1',
          'Idempotency-Key': key,
          ...authorization,
          ...(secret && { 'X-Signature-256': `sha256=${hmac(secret, body)}` }),
        },
        body,
        signal: AbortSignal.any([signal, timeout]),
      });
      return await readAnswer(response);
    } catch (error) {
      if (signal.aborted) return temporarily('The server was stopped in the middle.');
      if (timeout.aborted) {
        return temporarily(`The workflow didn’t respond within ${timeoutMilliseconds / 1000} seconds.`);
      }
      return temporarily(`We couldn’t reach the workflow (${getCause(error)}).`);
    }
  };
}

async function readAnswer(response: Response): Promise<ArticleAnswer> {
  const { status } = response;
  const text = await readText(response);
  if (text === null) return forGood('The workflow returned more than 1 MB.');
  if (status >= 300 && status < 400) {
    return forGood(`The workflow returned a redirect (${status}). Configure its final URL.`);
  }
  if (status >= 400) return failure(response, text);
  const content = getJson(text);
  if (content === undefined && looksLikeJson(text) && status !== 202) {
    return forGood('The workflow returned invalid JSON.');
  }
  const reading = readArticle(content);
  if (reading.kind === 'article') return reading;
  if (reading.kind === 'faulty') return forGood(reading.reason);
  if (reading.kind === 'refusal') return forGood(`The workflow says: ${reading.reason}`);
  return { kind: 'accepted' };
}

/** A 4xx is final, unless it means 'not now'. */
function failure(response: Response, text: string): ArticleAnswer {
  const { status } = response;
  const words = getWords(text);
  const answer = {
    kind: 'failed',
    isPermanent: status < 500 && ![408, 425, 429].includes(status),
    reason: `The workflow returned ${status}${words ? `: ${words}` : '.'}`,
  } as const;
  const seconds = Number(response.headers.get('Retry-After'));
  return seconds > 0
    ? { ...answer, waitMilliseconds: Math.min(seconds * 1000, longestWaitMilliseconds) }
    : answer;
}

/** The workflow's own error text, without markup. */
function getWords(text: string): string {
  const content = getJson(text) as Record<string, unknown> | undefined;
  const reading = readArticle(content);
  if (reading.kind === 'refusal') return reading.reason;
  const said = [content?.message, content?.detail, content?.hint].find((words) => typeof words === 'string');
  const words = (said as string | undefined) ?? (content === undefined ? text : '');
  return clip(
    words
      .replace(anyTag, ' ')
      .replace(/[\s\0]+/g, ' ')
      .trim(),
    300,
  );
}

/** The body, or null if it is too long. */
async function readText(response: Response): Promise<string | null> {
  if (Number(response.headers.get('Content-Length')) > answerLimit) {
    await response.body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > answerLimit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function getJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const looksLikeJson = (text: string) => /^\s*[[{]/.test(text);

const hmac = (secret: string, body: string) => createHmac('sha256', secret).update(body).digest('hex');

/** A code such as ECONNREFUSED, never the URL. */
function getCause(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return typeof cause?.code === 'string' ? cause.code : 'no connection';
}
