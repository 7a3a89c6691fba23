import OpenAI, { APIConnectionError, APIError } from 'openai';
import { getPostCategories, type PostCategory } from '#articles/blog/posts.ts';
import { clip } from '#kit/wire/text.ts';
import {
  type ArticleAnswer,
  type ArticleQuestion,
  type ArticleWriter,
  type Asker,
  forGood,
  temporarily,
} from './article-answer.ts';
import { articleInstructions, articleJsonSchema, articleTask, repairTask } from './article-prompt.ts';
import { readArticle } from './article-shape.ts';
import type { Writer } from './writer-connection.queries.ts';

type Message = OpenAI.ChatCompletionMessageParam;

/** Asks a model behind an OpenAI-compatible service. It gets one chance to repair an invalid answer. */
export function providerWriter(
  { url, model, secret }: Pick<Writer, 'url' | 'model' | 'secret'>,
  ask: typeof fetch,
  timeoutMilliseconds: number,
): Asker {
  const client = new OpenAI({
    baseURL: url,
    // The library requires a key even where a local service needs none. The nulls keep it from reading the environment.
    apiKey: secret || 'none',
    organization: null,
    project: null,
    // The outbox retries.
    maxRetries: 0,
    timeout: timeoutMilliseconds,
    logLevel: 'off',
    fetch: ask,
  });
  const within =
    (run: (question: ArticleQuestion, signal: AbortSignal) => Promise<ArticleAnswer>): ArticleWriter =>
    async (question, signal) => {
      const timeout = AbortSignal.timeout(timeoutMilliseconds);
      try {
        return await run(question, AbortSignal.any([signal, timeout]));
      } catch (error) {
        if (signal.aborted) return temporarily('The server was stopped in the middle.');
        if (timeout.aborted) {
          return temporarily(`The AI service did not finish within ${timeoutMilliseconds / 1000} seconds.`);
        }
        return findFailure(error, secret);
      }
    };
  return {
    write: within((question, signal) => {
      const categories = getPostCategories(question.business.company.categories);
      return write((messages) => complete(client, model, messages, categories, signal), question);
    }),
    test: within(async (_question, signal) => {
      const messages: Message[] = [{ role: 'user', content: 'Answer with the word OK.' }];
      const text = getText(await client.chat.completions.create({ model, messages }, { signal }));
      return text === '' ? forGood('The AI model gave no answer.') : { kind: 'accepted' };
    }),
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
    return getText(completion);
  } catch (error) {
    if (!(error instanceof APIError) || !/response_format|json_schema/i.test(error.message)) throw error;
    return getText(await client.chat.completions.create({ model, messages }, { signal }));
  }
}

/** A compatible service may return less than the library's types promise. */
const getText = (completion: Partial<OpenAI.ChatCompletion>) =>
  completion.choices?.[0]?.message?.content ?? '';

function findFailure(error: unknown, apiKey: string): ArticleAnswer {
  if (error instanceof APIConnectionError) return temporarily('We couldn’t reach the AI service.');
  if (!(error instanceof APIError) || error.status === undefined) {
    return temporarily('We couldn’t read the AI service’s response.');
  }
  const { status, message } = error;
  const words = clip((apiKey ? message.replaceAll(apiKey, '…') : message).replace(/[\s\0]+/g, ' '), 300);
  const reason = `The AI service returned ${words.startsWith(String(status)) ? words : `${status}: ${words}`}`;
  return status < 500 && ![408, 409, 425, 429].includes(status) ? forGood(reason) : temporarily(reason);
}
