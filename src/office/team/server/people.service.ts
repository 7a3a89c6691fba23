import { isDeepStrictEqual } from 'node:util';
import { mayDo, staff } from '#kit/access/roles.ts';
import { isUniqueViolation } from '#kit/db/errors.ts';
import type { UserRow } from '#kit/db/tables/accounts.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { commandLine } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, wrongField } from '#kit/server/errors.ts';
import type { NewPerson, PersonUpdate } from '#office/team/people.ts';
import {
  deleteUser,
  findTaken,
  getPerson,
  lockOwners,
  type PersonRow,
  storePerson,
} from '#people/account/server/people.queries.ts';
import { requireCrew } from '#people/account/server/require-crew.ts';
import { deletePushSubscriptions, insertUser, lockUser } from '#people/sign-in/server/auth.queries.ts';
import { placeholderEmail } from '#people/sign-in/server/auth.service.ts';
import { lockCaller } from '#people/sign-in/server/caller.ts';
import { endPasswordLinks } from '#people/sign-in/server/password-links.queries.ts';
import { enqueuePasswordLink } from './enqueue-password-link.ts';
import { personFacts, toPerson } from './people.serializer.ts';

export type PeopleServices = Pick<Deps, 'db' | 'auth' | 'clock'>;

/** Only the command line may leave out the email address. */
type Addition = Omit<NewPerson, 'email'> & { email?: string };

/**
 * `caller` is null on the command line; else the person gets a link by email to choose a password. Throws `invalid-input` if
 * the username or email address is taken.
 */
export async function addPerson(
  { db, auth, clock, config }: PeopleServices & Pick<Deps, 'config'>,
  caller: Caller | null,
  { name, username, email, role, crewId, language = 'en' }: Addition,
  password: string,
): Promise<PersonRow> {
  const id = crypto.randomUUID();
  const now = clock();
  const user = {
    id,
    username,
    name,
    email: email ?? placeholderEmail(id),
    emailVerified: 0,
    role,
    crewId: role === 'crew' ? (crewId ?? null) : null,
    language,
    hasIssuedPassword: caller ? 1 : 0,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  } as const;
  const passwordHash = await (await auth.$context).password.hash(password);
  return refuseTaken(db, user, () =>
    inTransaction(db, async (trx) => {
      if (caller) await lockCaller(trx, caller);
      await requireCrew(trx, user);
      await insertUser(trx, user, passwordHash);
      const added = await getPerson(trx, id);
      if (caller) await enqueuePasswordLink(trx, { config, clock }, added, 'new');
      await record(
        trx,
        { ...by(caller), type: 'person-added', subject: { kind: 'person', id }, after: personFacts(added) },
        now,
      );
      return added;
    }),
  );
}

/** The last owner stays an owner. A changed role takes effect with the person's next call. */
export async function updatePerson(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller | null,
  id: string,
  { version, ...update }: PersonUpdate,
): Promise<PersonRow> {
  const now = clock();
  const named = await getPerson(db, id);
  return refuseTaken(db, { ...named, ...update }, () =>
    inTransaction(db, async (trx) => {
      const owners = await lockOwners(trx);
      if (caller) await lockCaller(trx, caller);
      await lockUser(trx, id);
      const before = await getPerson(trx, id);
      const role = update.role ?? before.role;
      const crewId = update.crewId === undefined ? before.crewId : update.crewId;
      const changes = { ...update, role, crewId: role === 'crew' ? crewId : null };
      // A repeated call: its change is already stored, whatever its version.
      if (isDeepStrictEqual({ ...before, ...changes }, before)) return before;
      if (version !== undefined && version !== before.version) {
        throw new AppError('version-conflict', 'Someone else changed this person since you opened them.', {
          current: toPerson(before),
        });
      }
      if (role !== 'admin' && owners.length === 1 && owners[0] === id) throw lastOwner();
      await requireCrew(trx, changes);
      await storePerson(trx, before, changes, now);
      if (changes.email !== undefined && changes.email !== before.email) await endPasswordLinks(trx, id);
      if (!mayDo(role, staff)) await deletePushSubscriptions(trx, id);
      const after = await getPerson(trx, id);
      const type = role === before.role ? 'person-changed' : 'role-changed';
      const facts = { before: personFacts(before), after: personFacts(after) };
      await record(trx, { ...by(caller), type, subject: { kind: 'person', id }, ...facts }, now);
      return after;
    }),
  );
}

/** Never removes the last owner. Also ends the person's sessions. */
export function removePerson(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller | null,
  id: string,
): Promise<void> {
  if (id === caller?.user.id) throw new AppError('forbidden', 'You can’t remove your own account.');
  return inTransaction(db, async (trx) => {
    const owners = await lockOwners(trx);
    if (caller) await lockCaller(trx, caller);
    const before = await getPerson(trx, id);
    if (owners.length === 1 && owners[0] === id) throw lastOwner();
    await deleteUser(trx, id);
    const event = { type: 'person-removed', subject: { kind: 'person', id } } as const;
    await record(trx, { ...by(caller), ...event, before: personFacts(before) }, clock());
  });
}

export const by = (caller: Caller | null) => (caller ? { caller } : { by: commandLine });

const lastOwner = () =>
  new AppError('last-owner', `${lastOwnerText}.`, { errors: [{ path: 'role', message: lastOwnerText }] });
const lastOwnerText = 'This is the last owner. Make somebody else one first';

async function refuseTaken<Result>(
  db: Deps['db'],
  user: Pick<UserRow, 'id' | 'username' | 'email'>,
  store: () => Promise<Result>,
): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const path = (await findTaken(db, user)) ?? 'username';
    throw wrongField(path, taken[path]);
  }
}

const taken = {
  username: 'Another account uses this username',
  email: 'Another account uses this email address',
};
