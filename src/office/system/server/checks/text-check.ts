import { hasTextGateway } from '#delivery/texts/server/sms-connection.queries.ts';
import type { Deps } from '#kit/server/deps.ts';
import { findHeldUpText } from '#office/system/server/system.queries.ts';
import type { CheckResult } from '#office/system/system.ts';

/** Null where texts are not set up: a site may do without. */
export async function checkTexts(deps: Pick<Deps, 'db' | 'config'>): Promise<CheckResult | null> {
  if (!(await hasTextGateway(deps))) return null;
  const reason = await findHeldUpText(deps.db);
  if (reason === null) return { state: 'fine', text: 'No text is held up.' };
  return {
    state: 'warning',
    text: `Texts are held up. ${reason} An owner finds out more with a test in Settings, Texts.`,
  };
}
