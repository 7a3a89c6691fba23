import type * as z from 'zod/mini';
import { type Sentence, type SentenceIn, say } from './sentence.ts';

/** A message of a schema: English for staff and programs, and its sentence for a customer (`http/body.ts`). */
export interface SchemaMessage {
  error: z.core.$ZodErrorMap & { english: string; sentence: Sentence };
}

/** The message of a schema that customers meet. */
export function schemaMessage<Texts extends object>(
  texts: Texts,
  sentence: SentenceIn<Texts>,
): SchemaMessage {
  const english = say(texts, sentence);
  return { error: Object.assign(() => english, { english, sentence: sentence as Sentence }) };
}

/** The issue of a rule that joins fields. */
export const toIssue = (path: string, { error }: SchemaMessage, input: unknown) => ({
  code: 'custom' as const,
  path: [path],
  message: error.english,
  params: { sentence: error.sentence },
  input,
});
