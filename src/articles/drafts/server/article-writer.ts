import type { Config } from '#kit/server/config.ts';
import { guardedFetch } from '#kit/server/guarded-fetch.ts';
import type { Asker } from './article-answer.ts';
import type { Writer } from './writer-connection.queries.ts';

/** Time limits for an answer. */
export const writerTimeouts = { workflow: 120_000, provider: 240_000 };
export type WriterTimeouts = typeof writerTimeouts;

/** Loads the asker with the first article, since the provider's library is large. */
export async function articleWriter(
  config: Pick<Config, 'publicUrl'>,
  writer: Writer,
  timeoutMilliseconds: number,
): Promise<Asker> {
  const ask = guardedFetch(config);
  if (writer.kind === 'workflow') {
    const write = (await import('./ask-workflow.ts')).workflowWriter(writer, ask, timeoutMilliseconds);
    return { write, test: write };
  }
  return (await import('./ask-provider.ts')).providerWriter(writer, ask, timeoutMilliseconds);
}
