import type { Deps } from '#server/deps.ts';
import { countFailedArticles } from '../system.queries.ts';
import type { CheckResult } from './checks.ts';

export async function checkArticles({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<CheckResult> {
  if (!config.ai) return { state: 'off', text: 'Not configured: articles are written by hand.' };
  const failed = await countFailedArticles(db);
  if (failed > 0) {
    const text = `${failed === 1 ? '1 article' : `${failed} articles`} could not be written. See below for the reason.`;
    return { state: 'warning', text };
  }
  const writer = config.ai.kind === 'workflow' ? 'the workflow' : `the model ${config.ai.model}`;
  return { state: 'fine', text: `Articles are written by ${writer}. None has failed.` };
}
