import { type ContactKeys, contactKeys, sameCustomerBy } from '#sales/customers/same-customer.ts';
import { type Candidate, type Known, visitKey } from './known-customers.ts';
import { addressKey, clean, type Entry, noName, type ReadVisit } from './read-row.ts';
import { type ReadAddress, RowFault } from './read-values.ts';

/** All that rows add to a customer. */
export interface Change {
  known: Known;
  /** Set for a new customer. */
  entry?: Entry;
  /** The columns as they were, for one who was known before. */
  before: Partial<Pick<Known, 'email' | 'phone' | 'notes'>>;
  addresses: ReadAddress[];
  visits: ReadVisit[];
}

type Keyed = Pick<Candidate, 'keys' | 'known'>;

export type Decision = 'create' | 'join' | 'duplicate';

const maxNotes = 5000;

/**
 * Decides what each row adds, by the rule that leads follow (`sameCustomerBy`). Rows see what earlier ones have added,
 * so one instance plans a whole file, or a batch whose predecessors are stored.
 */
export function createPlanner(today: string) {
  const byEmail = new Map<string, Keyed[]>();
  const byPhone = new Map<string, Keyed[]>();
  const byName = new Map<string, Keyed[]>();
  const knownById = new Map<number, Known>();
  const learned = new Set<number>();
  let changes = new Map<Known, Change>();

  function add(candidate: Keyed) {
    const { emailKey, phoneDigits, lastNameKey } = candidate.keys;
    if (emailKey !== '') push(byEmail, emailKey, candidate);
    if (phoneDigits !== '') push(byPhone, phoneDigits, candidate);
    if (emailKey === '') push(byName, `${phoneDigits} ${lastNameKey}`, candidate);
  }

  /**
   * As `findMatch`: one with the same email, then the oldest with the same phone. The very same comes before all, so that
   * an export finds each of several whom staff have not merged.
   */
  function find(lead: ContactKeys, entry: Entry): Known | undefined {
    const listed = [byEmail.get(lead.emailKey), byPhone.get(lead.phoneDigits)].flatMap((list) => list ?? []);
    const isSame = ({ keys }: Keyed) => sameCustomerBy(keys, lead) !== null;
    const same = listed.filter((one) => isEqual(one.keys, lead) && isSame(one)).map(({ known }) => known);
    if (same.length > 0) return same.find((known) => !bringsMore(known, entry)) ?? same[0];
    const found =
      (lead.emailKey === '' ? undefined : byEmail.get(lead.emailKey)?.find(isSame)) ??
      (lead.phoneDigits === '' ? undefined : byPhone.get(lead.phoneDigits)?.find(isSame));
    return found?.known;
  }

  /** Without an email, or a phone number and a last name, the rule finds nobody: then only the very same is known. */
  function findTwin(lead: ContactKeys, entry: Entry): Known | undefined {
    if (lead.emailKey !== '') return undefined;
    const twins = byName.get(`${lead.phoneDigits} ${lead.lastNameKey}`) ?? [];
    return twins.find(
      ({ keys, known }) =>
        keys.firstNameKey === lead.firstNameKey &&
        entry.addresses.every((address) => known.addresses.includes(addressKey(address))) &&
        (entry.addresses.length > 0 || known.addresses.length === 0),
    )?.known;
  }

  return {
    /** Those of the database that the next rows may find. */
    learn(candidates: readonly Candidate[]) {
      for (const { customerId, keys, known } of candidates) {
        if (learned.has(customerId)) continue;
        learned.add(customerId);
        const own = knownById.get(known.id!) ?? known;
        knownById.set(known.id!, own);
        add({ keys, known: own });
      }
    },
    /** Throws a `RowFault` for one who is unknown and has no name, and for an unknown visit ahead. */
    plan(entry: Entry): Decision {
      const keys = contactKeys(entry);
      const match = find(keys, entry) ?? findTwin(keys, entry);
      const { visit } = entry;
      if (visit && visit.date > today && !(match && hasVisit(match, visit))) {
        throw new RowFault('Not in the past yet. Book it in the schedule');
      }
      if (match) return join(match, entry);
      if (entry.firstName === '') throw new RowFault(noName);
      const known: Known = {
        ...{ id: null, importId: null, email: entry.email, phone: entry.phone },
        notes: joinNotes('', entry.notes),
        contacts: [keys.emailKey, keys.phoneDigits],
        addresses: entry.addresses.map(addressKey),
        visits: entry.visit ? [visitKey(entry.visit)] : [],
      };
      const visits = entry.visit ? [entry.visit] : [];
      changes.set(known, { known, entry, before: {}, addresses: [...entry.addresses], visits });
      add({ keys, known });
      return 'create';
    },
    /** The changes since the last call. */
    takeChanges(): Change[] {
      const all = [...changes.values()];
      changes = new Map();
      return all;
    },
  };

  function join(known: Known, entry: Entry): Decision {
    const { email, phone, notes } = known;
    const keys = contactKeys(entry);
    const lines = [...entry.notes];
    const addresses = entry.addresses.filter((address) => !known.addresses.includes(addressKey(address)));
    const isNew = (contact: string) => contact !== '' && !known.contacts.includes(contact);
    if (isNew(keys.emailKey)) {
      if (email === '') known.email = entry.email;
      else lines.push(`Other email: ${entry.email}`);
    }
    if (isNew(keys.phoneDigits)) {
      if (phone === '') known.phone = entry.phone;
      else lines.push(`Other phone: ${entry.phone}`);
    }
    known.contacts.push(...[keys.emailKey, keys.phoneDigits].filter(isNew));
    known.notes = joinNotes(notes, lines);
    for (const address of addresses) known.addresses.push(addressKey(address));
    const visit = entry.visit;
    const isNewVisit = visit !== null && !hasVisit(known, visit);
    if (isNewVisit) known.visits.push(visitKey(visit));
    const before = {
      ...(known.email !== email && { email }),
      ...(known.phone !== phone && { phone }),
      ...(known.notes !== notes && { notes }),
    };
    if (Object.keys(before).length === 0 && addresses.length === 0 && !isNewVisit) return 'duplicate';
    const change = changes.get(known) ?? { known, before: {}, addresses: [], visits: [] };
    change.before = { ...before, ...change.before };
    change.addresses.push(...addresses);
    if (isNewVisit) change.visits.push(visit);
    changes.set(known, change);
    return 'join';
  }
}

const isEqual = (one: ContactKeys, other: ContactKeys) =>
  one.emailKey === other.emailKey &&
  one.phoneDigits === other.phoneDigits &&
  one.firstNameKey === other.firstNameKey &&
  one.lastNameKey === other.lastNameKey;

const bringsMore = (known: Known, { notes, addresses, visit }: Entry): boolean =>
  joinNotes(known.notes, notes) !== known.notes ||
  addresses.some((address) => !known.addresses.includes(addressKey(address))) ||
  (visit !== null && !hasVisit(known, visit));

const hasVisit = ({ visits }: Known, visit: ReadVisit) =>
  visits.includes(visitKey(visit)) || visits.includes(visit.date);

const push = (map: Map<string, Keyed[]>, key: string, candidate: Keyed) => {
  const list = map.get(key);
  if (list) list.push(candidate);
  else map.set(key, [candidate]);
};

/** Adds the lines that are not there yet. Those that no longer fit are left out. */
function joinNotes(notes: string, lines: readonly string[]): string {
  const known = new Set(
    clean(notes)
      .split('\n')
      .map((line) => line.trim()),
  );
  let joined = notes;
  for (const line of lines) {
    const longer = joined === '' ? line : `${joined}\n${line}`;
    if (known.has(line) || longer.length > maxNotes) continue;
    known.add(line);
    joined = longer;
  }
  return joined;
}
