import type { Deps } from '#server/deps.ts';
import type { CheckResult } from '#shared/system.ts';
import { countFailedArticles } from '../system.queries.ts';

export async function checkArticles({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<CheckResult> {
  if (!config.ai) return { state: 'off', text: 'Not set up. You write articles yourself.' };
  const failed = await countFailedArticles(db);
  if (failed > 0) {
    const text = `${failed === 1 ? '1 article' : `${failed} articles`} couldn’t be written. See the reason below.`;
    return { state: 'warning', text };
  }
  const writer = config.ai.kind === 'workflow' ? 'the workflow' : `the model ${config.ai.model}`;
  return { state: 'fine', text: `${writer} writes articles. None have failed.` };
}
