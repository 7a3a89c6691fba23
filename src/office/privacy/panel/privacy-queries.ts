import * as z from 'zod/mini';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { erasureSchema, type JoinedLead, personSummarySchema, privacyApi } from '#office/privacy/privacy.ts';

export const erasuresQuery = adminQuery(['erasures'], z.array(erasureSchema), privacyApi.erasures);

export const findPerson = (contact: string) =>
  fetchAdmin(personSummarySchema, privacyApi.find, { method: 'POST', body: { contact } });

const toAlso = (picked: readonly JoinedLead[]) => {
  const toIds = (kind: JoinedLead['kind']) => picked.filter((lead) => lead.kind === kind).map(({ id }) => id);
  return { customerIds: toIds('customer'), requestIds: toIds('request'), quoteIds: toIds('quote') };
};

export const erasePerson = (contact: string, picked: readonly JoinedLead[]) =>
  fetchAdmin(erasureSchema, privacyApi.erase, { method: 'POST', body: { contact, also: toAlso(picked) } });

/** With photos a download may take long. */
const exportTimeoutMs = 120_000;

/** Saves all data of a person as a file on this device. */
export async function downloadPerson(contact: string, picked: readonly JoinedLead[]): Promise<void> {
  const data = await fetchAdmin(z.unknown(), privacyApi.export, {
    method: 'POST',
    body: { contact, also: toAlso(picked) },
    timeoutMs: exportTimeoutMs,
  });
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `person-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
