import { type ContactKeys, contactKeys, sameCustomerBy } from '#sales/customers/same-customer.ts';
import { type Candidate, type Known, phoneFinder, toFinders, visitKey } from './known-customers.ts';
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

interface Keyed extends Pick<Candidate, 'keys' | 'known'> {
  /** Null for one that rows add. */
  customerId: number | null;
}

export type Decision = 'create' | 'join' | 'duplicate';

const maxNotes = 5000;

/**
 * Decides what each row adds, by the rule that leads follow (`sameCustomerBy`). Rows see what earlier ones have added,
 * so one instance plans a whole file, or a batch whose predecessors are stored.
 */
export function createPlanner(today: string) {
  const byFinder = new Map<string, Keyed[]>();
  const knownById = new Map<number, Known>();
  const learned = new Set<number>();
  let held: Known[] = [];
  let changes = new Map<Known, Change>();
  /** By the hash of a finder, the last row that has it. */
  let lastRows: Uint32Array | undefined;

  function add(candidate: Keyed) {
    for (const finder of toFinders(candidate.keys)) {
      const list = byFinder.get(finder);
      if (list) list.push(candidate);
      else byFinder.set(finder, [candidate]);
    }
  }

  const listFound = (finder: string) => byFinder.get(finder) ?? [];

  /**
   * As `findMatch`: one with the same email, then the oldest with the same phone. The very same comes before all, so that
   * an export finds each of several whom staff have not merged.
   */
  function find(lead: ContactKeys, entry: Entry): Keyed | undefined {
    const isSame = ({ keys }: Keyed) => sameCustomerBy(keys, lead) !== null;
    const same = toFinders(lead)
      .flatMap(listFound)
      .filter((one) => isEqual(one.keys, lead) && isSame(one));
    if (same.length > 0) return same.find(({ known }) => !bringsMore(known, entry)) ?? same[0];
    return (
      (lead.emailKey === '' ? undefined : listFound(lead.emailKey).find(isSame)) ??
      listFound(phoneFinder(lead)).find(isSame)
    );
  }

  /** Without an email, or a phone number and a last name, the rule finds nobody: then only the very same is known. */
  const findTwin = (lead: ContactKeys, entry: Entry): Keyed | undefined =>
    lead.emailKey !== ''
      ? undefined
      : listFound(phoneFinder(lead)).find(
          ({ keys, known }) =>
            keys.emailKey === '' &&
            keys.firstNameKey === lead.firstNameKey &&
            entry.addresses.every((address) => known.addresses.includes(addressKey(address))) &&
            (entry.addresses.length > 0 || known.addresses.length === 0),
        );

  return {
    /** Those of the database that the next rows may find. */
    learn(candidates: readonly Candidate[]) {
      for (const { customerId, keys, known } of candidates) {
        if (learned.has(customerId)) continue;
        learned.add(customerId);
        let own = knownById.get(known.id!);
        if (!own) {
          own = known;
          knownById.set(known.id!, own);
          held.push(own);
        }
        add({ customerId, keys, known: own });
      }
    },
    /** Says which rows will come, so that `forget` need not hold a whole file. */
    expect(entry: Entry, row: number) {
      lastRows ??= new Uint32Array(finderSlots);
      for (const finder of toFinders(contactKeys(entry))) lastRows[toSlot(finder)] = row;
    },
    /** Forgets everybody whom no row behind this one finds. */
    forget(row: number) {
      const last = lastRows;
      if (!last) return;
      const isOver = ({ finders }: Known) => finders.every((finder) => last[toSlot(finder)]! <= row);
      const over = new Set(held.filter(isOver));
      held = held.filter((known) => !over.has(known));
      for (const { id, finders } of over) {
        for (const finder of finders) {
          const rest = listFound(finder).filter(({ customerId, known }) => {
            if (over.has(known) && customerId !== null) learned.delete(customerId);
            return !over.has(known);
          });
          if (rest.length > 0) byFinder.set(finder, rest);
          else byFinder.delete(finder);
        }
        if (id !== null) knownById.delete(id);
      }
    },
    /** Throws a `RowFault` for one who is unknown and has no name, and for an unknown visit ahead. */
    plan(entry: Entry): Decision {
      const keys = contactKeys(entry);
      const match = find(keys, entry) ?? findTwin(keys, entry);
      const { visit } = entry;
      if (visit && visit.date > today && !(match && hasVisit(match.known, visit))) {
        throw new RowFault('Not in the past yet. Book it in the schedule');
      }
      if (match) return join(match, entry);
      if (entry.firstName === '') throw new RowFault(noName);
      const known: Known = {
        ...{ id: null, importId: null, email: entry.email, phone: entry.phone },
        notes: joinNotes('', entry.notes),
        contacts: [keys.emailKey, keys.phoneDigits],
        finders: toFinders(keys),
        addresses: entry.addresses.map(addressKey),
        visits: entry.visit ? [visitKey(entry.visit)] : [],
      };
      const visits = entry.visit ? [entry.visit] : [];
      changes.set(known, { known, entry, before: {}, addresses: [...entry.addresses], visits });
      held.push(known);
      add({ customerId: null, keys, known });
      return 'create';
    },
    /** The changes since the last call. */
    takeChanges(): Change[] {
      const all = [...changes.values()];
      changes = new Map();
      return all;
    },
  };

  function join({ customerId, keys: ownKeys, known }: Keyed, entry: Entry): Decision {
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
    if (known.email !== email || known.phone !== phone) {
      const filled = {
        ...ownKeys,
        emailKey: ownKeys.emailKey || keys.emailKey,
        phoneDigits: ownKeys.phoneDigits || keys.phoneDigits,
      };
      known.finders = [...new Set([...known.finders, ...toFinders(filled)])];
      add({ customerId, keys: filled, known });
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

/** Ten for each of 200,000 rows. Two that share a slot are only held for longer. */
const finderSlots = 2 ** 21;

/** FNV-1a. */
function toSlot(finder: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < finder.length; index += 1) {
    hash = Math.imul(hash ^ finder.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) % finderSlots;
}

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
