import type { ErasureRow } from '#server/db/tables/maintenance.ts';
import { fullName } from '#shared/person.ts';
import { type Erasure, type PersonKey, type PersonSummary, plainDigits } from '#shared/privacy.ts';
import { serviceLabel } from '#shared/requests.ts';
import type { Person } from './person.queries.ts';

/** `ownEmail` is the business's own email, which is never a customer's contact. */
export function toSummary(
  person: Person,
  key: PersonKey,
  { backupsKeptDays, ownEmail }: { backupsKeptDays: number | null; ownEmail: string },
): PersonSummary {
  const { requests, quotes, customers } = person;
  return {
    requests: requests.length,
    quotes: quotes.length,
    photos: person.uploads.length,
    emails: person.emails.length,
    customers: customers.length,
    keptInvoices: person.invoices.filter(({ number }) => number !== null).length,
    newsletter: person.subscriber?.status ?? null,
    openVisits: quotes.filter(
      ({ status, deletedAt, isRequestCancelled }) =>
        status === 'scheduled' && deletedAt === null && !isRequestCancelled,
    ).length,
    leads: [
      ...requests.map((row) => ({
        ...leadOf(row),
        kind: 'request' as const,
        service: serviceLabel(row.service),
      })),
      ...quotes.map((row) => ({ ...leadOf(row), kind: 'quote' as const, service: row.serviceTitle })),
    ].toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1)),
    otherContacts: otherContacts(person, key).filter((contact) => contact !== ownEmail),
    backupsKeptDays,
  };
}

const leadOf = (row: Person['requests' | 'quotes'][number]) => ({
  id: row.id,
  name: fullName(row),
  createdAt: row.createdAt,
  isInTrash: row.deletedAt !== null,
});

function otherContacts({ requests, quotes, customers }: Person, key: PersonKey): string[] {
  const records = [...requests, ...quotes, ...customers];
  const emails = records.map(({ email }) => email.toLowerCase());
  const phones = new Map(records.map(({ phone }) => [plainDigits(phone ?? ''), phone ?? '']));
  const others = [
    ...[...new Set(emails)].filter((email) => key.kind !== 'email' || email !== key.value),
    ...[...phones]
      .filter(([digits]) => key.kind !== 'phone' || digits !== key.value)
      .map(([, phone]) => phone),
  ];
  return others.filter((contact) => contact !== '');
}

export const toErasure = ({ userId: _, ...row }: ErasureRow): Erasure => row;
