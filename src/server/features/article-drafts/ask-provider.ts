import OpenAI, { APIConnectionError, APIError } from 'openai';
import type { AiSettings } from '#server/config.ts';
import { type PostCategory, postCategoriesOf } from '#shared/posts.ts';
import { clip } from '#shared/text.ts';
import {
  type ArticleAnswer,
  type ArticleQuestion,
  type ArticleWriter,
  forGood,
  temporarily,
} from './article-answer.ts';
import { articleInstructions, articleJsonSchema, articleTask, repairTask } from './article-prompt.ts';
import { readArticle } from './article-shape.ts';

type Provider = Extract<AiSettings, { kind: 'provider' }>;
type Message = OpenAI.ChatCompletionMessageParam;

/** Asks a model behind an OpenAI-compatible service. It gets one chance to repair an invalid answer. */
export function providerWriter(provider: Provider, timeoutMilliseconds: number): ArticleWriter {
  const client = new OpenAI({
    baseURL: provider.url,
    // The library requires a key even where a local service needs none. The nulls keep it from reading the environment.
    apiKey: provider.apiKey ?? 'none',
    organization: null,
    project: null,
    // The outbox retries.
    maxRetries: 0,
    timeout: timeoutMilliseconds,
    logLevel: 'off',
    fetchOptions: { redirect: 'error' },
  });
  return async (question, signal) => {
    const timeout = AbortSignal.timeout(timeoutMilliseconds);
    const categories = postCategoriesOf(question.business.company.categories);
    const ask = (messages: Message[]) =>
      complete(client, provider.model, messages, categories, AbortSignal.any([signal, timeout]));
    try {
      return await write(ask, question);
    } catch (error) {
      if (signal.aborted) return temporarily('The server was stopped in the middle.');
      if (timeout.aborted) {
        return temporarily(`The AI service did not finish within ${timeoutMilliseconds / 1000} seconds.`);
      }
      return failureOf(error, provider.apiKey);
    }
  };
}

async function write(
  ask: (messages: Message[]) => Promise<string>,
  { business, topic }: ArticleQuestion,
): Promise<ArticleAnswer> {
  const messages: Message[] = [
    { role: 'system', content: articleInstructions(business) },
    { role: 'user', content: articleTask(topic) },
  ];
  const first = await ask(messages);
  const reading = readOutput(first);
  if (reading.kind === 'article') return reading;
  const second = await ask([
    ...messages,
    { role: 'assistant', content: first },
    { role: 'user', content: repairTask(reading.reason) },
  ]);
  const repaired = readOutput(second);
  return repaired.kind === 'article'
    ? repaired
    : forGood(`The AI model didn’t write a usable article, even when asked again. ${repaired.reason}`);
}

function readOutput(text: string) {
  const reading = readArticle(text);
  if (reading.kind === 'refusal') return { ...reading, reason: `It says: ${reading.reason}` };
  return reading.kind === 'nothing'
    ? ({ kind: 'nothing', reason: 'It is not one JSON object with title and content.' } as const)
    : reading;
}

/** Falls back to no schema, which not every compatible service supports; the instructions ask for the same shape. */
async function complete(
  client: OpenAI,
  model: string,
  messages: Message[],
  categories: readonly PostCategory[],
  signal: AbortSignal,
): Promise<string> {
  const schema = { name: 'article', strict: true, schema: articleJsonSchema(categories) };
  try {
    const completion = await client.chat.completions.create(
      { model, messages, response_format: { type: 'json_schema', json_schema: schema } },
      { signal },
    );
    return textOf(completion);
  } catch (error) {
    if (!(error instanceof APIError) || !/response_format|json_schema/i.test(error.message)) throw error;
    return textOf(await client.chat.completions.create({ model, messages }, { signal }));
  }
}

/** A compatible service may return less than the library's types promise. */
const textOf = (completion: Partial<OpenAI.ChatCompletion>) =>
  completion.choices?.[0]?.message?.content ?? '';

function failureOf(error: unknown, apiKey: string | null): ArticleAnswer {
  if (error instanceof APIConnectionError) return temporarily('We couldn’t reach the AI service.');
  if (!(error instanceof APIError) || error.status === undefined) {
    return temporarily('We couldn’t read the AI service’s response.');
  }
  const { status, message } = error;
  const words = clip((apiKey ? message.replaceAll(apiKey, '…') : message).replace(/[\s\0]+/g, ' '), 300);
  const reason = `The AI service returned ${words.startsWith(String(status)) ? words : `${status}: ${words}`}`;
  return status < 500 && ![408, 409, 425, 429].includes(status) ? forGood(reason) : temporarily(reason);
}
