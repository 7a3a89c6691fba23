import type { ErasureRow } from '#kit/db/tables/maintenance.ts';
import { plainDigits } from '#kit/text/phone.ts';
import type { Erasure, JoinedLead, PersonSummary } from '#office/privacy/privacy.ts';
import type { PersonKey } from '#people/personal-data/person-key.ts';
import { serviceLabel } from '#sales/requests/requests.ts';
import { toLead } from './joined-leads.ts';
import type { Person } from './person.queries.ts';

/** `ownEmail` is the business's own email, which is never a customer's contact. */
export function toSummary(
  person: Person,
  key: PersonKey,
  {
    joined,
    backupsKeptDays,
    ownEmail,
  }: { joined: JoinedLead[]; backupsKeptDays: number | null; ownEmail: string },
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
        ...toLead(row),
        kind: 'request' as const,
        service: serviceLabel(row.service),
      })),
      ...quotes.map((row) => ({ ...toLead(row), kind: 'quote' as const, service: row.serviceTitle })),
    ].toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1)),
    joined,
    otherContacts: otherContacts(person, key).filter((contact) => contact !== ownEmail),
    backupsKeptDays,
  };
}

/** Keys of all contacts in the person's records, which an opt-out may be stored under. */
export function getContacts(person: Person, { value }: PersonKey): string[] {
  const contacts = listRecords(person).flatMap(({ email, phone }) => [
    email.toLowerCase(),
    plainDigits(phone ?? ''),
  ]);
  return [...new Set([value, ...contacts])].filter((contact) => contact !== '');
}

const listRecords = ({ requests, quotes, customers, invoices }: Person) => [
  ...requests,
  ...quotes,
  ...customers,
  ...invoices.map(({ email }) => ({ email, phone: null })),
];

function otherContacts(person: Person, key: PersonKey): string[] {
  const records = listRecords(person);
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
