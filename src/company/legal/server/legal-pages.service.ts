import type { LegalRecord, LegalUpdate } from '#company/legal/legal-pages.ts';
import { dateLegalPages, readSettings } from '#company/settings/server/settings.queries.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { updateEditable } from '#kit/db/update-editable.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { getLegalPage, legalSerializer } from './legal-pages.queries.ts';

/** The legal pages hold from the day of the change. */
export async function updateLegalPage(
  deps: Deps,
  caller: Caller,
  id: number,
  { version, page }: LegalUpdate,
): Promise<LegalRecord> {
  const saved = await inTransaction(deps.db, async (trx) => {
    const now = deps.clock();
    const { slug } = await getLegalPage(trx, id);
    const current = async () => (await legalSerializer(deps, trx))(await getLegalPage(trx, id));
    const changes = { page: JSON.stringify(page) };
    const isWritten = await updateEditable(trx, 'legalPages', { id, version, changes, now, current });
    if (isWritten) {
      const { values } = await readSettings(trx);
      await dateLegalPages(trx, calendarDate(now, values.timeZone), now);
      const subject = { kind: 'settings', id: slug } as const;
      await record(trx, { caller, type: 'legal-page-changed', subject, after: { page: slug } }, now);
    }
    return current();
  });
  deps.pages.invalidate('settings');
  return saved;
}
