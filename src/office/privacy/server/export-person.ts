import { toSubscriber } from '#articles/newsletter/server/subscribers.serializer.ts';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import { toOutgoingEmailDetails } from '#delivery/emails/server/emails.serializer.ts';
import { hasMailServer } from '#delivery/mailbox/server/mail-connection.queries.ts';
import type { Db } from '#kit/db/open.ts';
import { listHistory, toHistoryEntry } from '#kit/events/server/history.queries.ts';
import type { Deps } from '#kit/server/deps.ts';
import { notFound } from '#kit/server/errors.ts';
import type { PickedLeads } from '#office/privacy/privacy.ts';
import type { PersonKey } from '#people/personal-data/person-key.ts';
import type { Table } from '#people/personal-data/server/column-data.ts';
import { getColumns, listRows, tables } from '#people/personal-data/server/find-rows.ts';
import { personalData } from '#people/personal-data/server/personal-data.ts';
import { listJoinedLeads } from './joined-leads.ts';
import { findPerson, type Person } from './person.queries.ts';
import { isNobody } from './privacy.service.ts';

/**
 * Exports everything stored about a person as JSON, photos as base64. It leaves out search texts and secrets: the token
 * that would confirm a subscription, and those of the pages of quotes and invoices. Throws not-found if nothing is stored.
 */
export async function exportPerson(
  deps: Pick<Deps, 'db' | 'files' | 'clock' | 'config'>,
  key: PersonKey,
  picked?: PickedLeads,
): Promise<string> {
  const { db, clock } = deps;
  const person = await findPerson(db, key, picked);
  if (isNobody(person)) throw notFound('Data for this email or phone number');
  const now = clock();
  const present = { now, isConfigured: await hasMailServer(deps) };
  const texts = (await listRows(db, 'outbox', person.family)).filter(({ kind }) => kind === 'text');
  const sections = new Map<string, unknown>();
  for (const table of tables) {
    const { section } = personalData[table];
    if (section !== null)
      sections.set(section, (await listRows(db, table, person.family)).map(toShown(table)));
  }
  const exported = {
    about: key.value,
    from: (await readProfile(db)).name,
    exportedAt: now.toISOString(),
    ...Object.fromEntries(sections),
    requests: await withHistory(db, 'request', person.requests.map(toShown('requests'))),
    quotes: await withHistory(
      db,
      'quote',
      person.quotes.map(({ page: _, ...row }) => toShown('quotes')(row)),
    ),
    newsletter: person.subscriber ? toSubscriber(person.subscriber) : null,
    emails: person.emails.map((row) => toOutgoingEmailDetails(row, present)),
    texts: texts.map(({ payload, status, createdAt, sentAt }) => ({
      ...(JSON.parse(payload) as object),
      status,
      createdAt,
      sentAt,
    })),
    deposits: ((sections.get('payments') ?? []) as { kind: string }[]).filter(
      ({ kind }) => kind === 'deposit',
    ),
    photos: await withBytes(deps, person.uploads),
    // Perhaps somebody else's, so without what they say.
    joinedByPhoneAndNameOnly: (await listJoinedLeads(db, person.found.joined)).map(
      ({ kind, id, createdAt }) => ({ kind, id, createdAt }),
    ),
  };
  return `${JSON.stringify(exported, null, 2)}\n`;
}

/** JSON in these columns is exported as such. */
const jsonColumns = ['content', 'accepted', 'booking'];

const toShown = (table: Table) => (row: object) => {
  const hidden = getColumns(table).flatMap(([name, { isHidden }]) => (isHidden ? name : []));
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !hidden.includes(name))
      .map(([name, value]) => [
        name,
        jsonColumns.includes(name) && value !== null ? (JSON.parse(value) as unknown) : value,
      ]),
  );
};

const withHistory = (db: Db, record: 'request' | 'quote', rows: Record<string, unknown>[]) =>
  Promise.all(
    rows.map(async (row) => ({
      ...row,
      history: (await listHistory(db, record, row.id as number))
        .map(toHistoryEntry)
        .map(({ id: _, ...entry }) => entry),
    })),
  );

async function withBytes({ files }: Pick<Deps, 'files'>, uploads: Person['uploads']) {
  const photos = [];
  for (const { name, width, height, bytes, requestId, visitId, stage, createdAt } of uploads) {
    const base64 = (await files.read(name))?.toString('base64') ?? null;
    const refers = { requestId, visitId, stage };
    photos.push({ name, type: 'image/webp', width, height, bytes, ...refers, createdAt, base64 });
  }
  return photos;
}
