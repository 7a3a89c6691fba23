import { mayDo, ownerOnly } from '#kit/access/roles.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { CheckResult, SystemCheck } from '#office/system/system.ts';
import { checkArticles } from './articles-check.ts';
import { checkBackups } from './backup-check.ts';
import { checkCopy } from './copy-check.ts';
import { checkDatabase } from './database-check.ts';
import { checkEmail } from './email-check.ts';
import { checkPayments } from './payments-check.ts';
import { checkProxies } from './proxy-check.ts';
import { checkStorage } from './storage-check.ts';
import { checkTexts } from './text-check.ts';

/** In the order of the screen. A check returns null where it does not apply. */
const checks: Record<string, (deps: Deps) => Promise<CheckResult | null>> = {
  'Copy of another site': checkCopy,
  Database: checkDatabase,
  Email: checkEmail,
  Texts: checkTexts,
  'Card payments': checkPayments,
  Storage: checkStorage,
  Backup: checkBackups,
  'AI articles': checkArticles,
  Proxy: checkProxies,
};

const ownersOnly = new Set(['Backup']);

export async function runChecks(deps: Deps, role: string): Promise<SystemCheck[]> {
  const found: SystemCheck[] = [];
  for (const [name, check] of Object.entries(checks)) {
    if (ownersOnly.has(name) && !mayDo(role, ownerOnly)) continue;
    const result = await check(deps).catch((error): CheckResult => {
      deps.log.warn('a check of the System screen failed', { check: name, error: String(error) });
      return { state: 'problem', text: 'We couldn’t check this. Please try again in a moment.' };
    });
    if (result) found.push({ name, ...result });
  }
  return found;
}
