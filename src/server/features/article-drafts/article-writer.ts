import type { AiSettings } from '#server/config.ts';
import type { ArticleWriter } from './article-answer.ts';

/** Time limits for an answer. */
export const writerTimeouts = { workflowMilliseconds: 120_000, providerMilliseconds: 240_000 };
export type WriterTimeouts = typeof writerTimeouts;

/** Loads the writer with the first article, since the provider's library is large. */
export async function articleWriter(ai: AiSettings, timeouts: WriterTimeouts): Promise<ArticleWriter> {
  if (ai.kind === 'workflow') {
    return (await import('./ask-workflow.ts')).workflowWriter(ai, timeouts.workflowMilliseconds);
  }
  return (await import('./ask-provider.ts')).providerWriter(ai, timeouts.providerMilliseconds);
}
