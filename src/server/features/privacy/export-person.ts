import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import { toOutgoingEmailDetails } from '#server/features/emails/emails.serializer.ts';
import { listHistory } from '#server/features/history/history.queries.ts';
import { hasMailServer } from '#server/features/mail-connection/mail-connection.queries.ts';
import { toSubscriber } from '#server/features/newsletter/subscribers.serializer.ts';
import { readProfile } from '#server/features/settings/settings.queries.ts';
import type { PersonKey } from '#shared/privacy.ts';
import { findPerson } from './person.queries.ts';
import { isNobody } from './privacy.service.ts';

/**
 * Exports everything stored about a person as JSON, photos as base64. It leaves out search texts and secrets: the token
 * that would confirm a subscription, and those of the pages of quotes and invoices. Throws not-found if nothing is stored.
 */
export async function exportPerson(
  deps: Pick<Deps, 'db' | 'files' | 'clock' | 'config'>,
  key: PersonKey,
): Promise<string> {
  const { db, files, clock } = deps;
  const person = await findPerson(db, key);
  if (isNobody(person)) throw notFound('Data for this email or phone number');
  const now = clock();
  const present = { now, isConfigured: await hasMailServer(deps) };
  const historyOf = async (record: 'request' | 'quote', id: number) =>
    (await listHistory(db, record, id)).map(({ action, changes, userName, createdAt }) => ({
      action,
      changes: JSON.parse(changes) as unknown,
      userName,
      createdAt,
    }));
  const requests = [];
  for (const { searchText: _, phoneDigits: _digits, ...row } of person.requests) {
    requests.push({ ...row, history: await historyOf('request', row.id) });
  }
  const quotes = [];
  for (const { searchText: _, phoneDigits: _digits, page: _page, ...row } of person.quotes) {
    quotes.push({ ...row, history: await historyOf('quote', row.id) });
  }
  const photos = [];
  for (const { name, width, height, bytes, requestId, visitId, stage, createdAt } of person.uploads) {
    const base64 = (await files.read(name))?.toString('base64') ?? null;
    const refers = { requestId, visitId, stage };
    photos.push({ name, type: 'image/webp', width, height, bytes, ...refers, createdAt, base64 });
  }
  const exported = {
    about: key.value,
    from: (await readProfile(db)).name,
    exportedAt: now.toISOString(),
    requests,
    quotes,
    customers: person.customers.map(
      ({ searchText: _, emailKey: _email, phoneDigits: _digits, lastNameKey: _name, ...row }) => row,
    ),
    properties: person.properties,
    notes: person.notes,
    visits: person.visits,
    visitFacts: person.visitFacts.map(({ key: _, bodyHash: _hash, content, ...row }) => ({
      ...row,
      content: JSON.parse(content) as unknown,
    })),
    publishedPairs: person.publishedPairs,
    quotePages: person.quotePages.map(({ token: _, accepted, ...row }) => ({
      ...row,
      accepted: accepted === null ? null : (JSON.parse(accepted) as unknown),
    })),
    messages: person.messages,
    invoices: person.invoices.map(({ token: _, searchText: _text, ...row }) => row),
    payments: person.payments,
    checkouts: person.checkouts.map(({ url: _, ...row }) => row),
    deposits: person.payments.filter(({ kind }) => kind === 'deposit'),
    disputes: person.disputes,
    newsletter: person.subscriber ? toSubscriber(person.subscriber) : null,
    emails: person.emails.map((row) => toOutgoingEmailDetails(row, present)),
    photos,
  };
  return `${JSON.stringify(exported, null, 2)}\n`;
}
