import type { AiSettings } from '#server/config.ts';
import type { ArticleWriter } from './article-answer.ts';

/** As long as an answer may take. */
export const writerTimeouts = { workflowMilliseconds: 120_000, providerMilliseconds: 240_000 };
export type WriterTimeouts = typeof writerTimeouts;

/** Loaded when the first article is asked for, since the provider's library is large. */
export async function articleWriter(ai: AiSettings, timeouts: WriterTimeouts): Promise<ArticleWriter> {
  if (ai.kind === 'workflow') {
    return (await import('./ask-workflow.ts')).workflowWriter(ai, timeouts.workflowMilliseconds);
  }
  return (await import('./ask-provider.ts')).providerWriter(ai, timeouts.providerMilliseconds);
}
