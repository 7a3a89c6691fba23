import * as z from 'zod/mini';
import { requiredText, trimmedText } from '#kit/wire/text.ts';

export const writerApi = {
  connection: '/api/admin/writer-connection',
  test: '/api/admin/writer-connection/test',
} as const;

/** An automation workflow, or a model behind an OpenAI-compatible service. */
export const writerKinds = ['workflow', 'provider'] as const;
export type WriterKind = (typeof writerKinds)[number];

const secret = z.optional(z.string().check(z.trim(), z.maxLength(500, 'At most 500 characters')));

/** The owner's input. Without `secret` the stored one stays, as long as it goes to the same URL. */
export const writerInputSchema = z.object({
  kind: z.enum(writerKinds, 'Choose who writes'),
  url: requiredText('Enter the URL', 500).check(
    z.refine(
      (url) => /^https?:\/\/\S+$/i.test(url) && URL.canParse(url),
      'Enter a URL that starts with https://',
    ),
  ),
  /** Empty for a workflow. */
  model: trimmedText(200),
  secret,
});
export type WriterInput = z.infer<typeof writerInputSchema>;

/** Errors that the schema cannot know, by field. */
export function writerFaults({ kind, model, secret = '' }: WriterInput): { model?: string; secret?: string } {
  if (kind === 'provider') {
    if (model === '') return { model: 'Enter the model' };
    return /^[\x21-\x7e]*$/.test(secret) ? {} : { secret: 'Enter one word without spaces' };
  }
  return secret !== '' && secret.length < 16 ? { secret: 'Use at least 16 characters' } : {};
}

export const writerUpdateSchema = z.extend(writerInputSchema, { version: z.int() });
export type WriterUpdate = z.infer<typeof writerUpdateSchema>;

export const storedWriterSchema = z.object({
  /** Null: nobody writes articles. */
  kind: z.nullable(z.enum(writerKinds)),
  url: z.string(),
  model: z.string(),
  hasSecret: z.boolean(),
  version: z.int(),
});
export type StoredWriter = z.infer<typeof storedWriterSchema>;

/** Without `connection` the one in use is tested. */
export const writerTestInputSchema = z.object({ connection: z.optional(writerInputSchema) });

/** Null: it works. */
export const writerTestSchema = z.object({ problem: z.nullable(z.string()) });
export type WriterTest = z.infer<typeof writerTestSchema>;
