import { readWriterRow } from '#articles/drafts/server/writer-connection.queries.ts';
import type { Deps } from '#kit/server/deps.ts';
import { countFailedArticles } from '#office/system/server/system.queries.ts';
import type { CheckResult } from '#office/system/system.ts';

export async function checkArticles({ db }: Pick<Deps, 'db'>): Promise<CheckResult> {
  const { kind, model } = await readWriterRow(db);
  if (kind === '') return { state: 'off', text: 'Not set up. You write articles yourself.' };
  const failed = await countFailedArticles(db);
  if (failed > 0) {
    const text = `${failed === 1 ? '1 article' : `${failed} articles`} couldn’t be written. See the reason below.`;
    return { state: 'warning', text };
  }
  const name = kind === 'workflow' ? 'The workflow' : `The model ${model}`;
  return { state: 'fine', text: `${name} writes articles. None have failed.` };
}
