import type { Deps } from '#kit/server/deps.ts';
import { readSiteCopy } from '#office/copy/server/site-copy.service.ts';
import type { CheckResult } from '#office/system/system.ts';

/** Null on a site that is no copy. */
export async function checkCopy(deps: Deps): Promise<CheckResult | null> {
  const { isCopy, original, waiting } = await readSiteCopy(deps);
  if (!isCopy) return null;
  const text = `These data belong to ${original.origin} (${original.place}). Nothing is sent from here until an owner says that this is the site now. ${waiting === 0 ? 'Nothing waits.' : `${waiting} waiting.`}`;
  return { state: 'problem', text };
}
