import type { Selectable } from 'kysely';
import { hasTextGateway } from '#delivery/texts/server/sms-connection.queries.ts';
import { requireTextable } from '#delivery/texts/server/text-limits.ts';
import { staff } from '#kit/access/roles.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import type { Db } from '#kit/db/open.ts';
import type { SettingsTable } from '#kit/db/tables/settings.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, wrongField } from '#kit/server/errors.ts';
import type { AlertSettings, AlertSettingsUpdate, StoredAlertSettings } from '#messages/alerts/alerts.ts';
import { lockCaller } from '#people/sign-in/server/caller.ts';

type AlertColumns = 'firstAlertUserId' | 'secondAlertUserId' | 'alertPhone' | 'alertVersion';

export const readAlertSettings = (db: Db): Promise<Pick<Selectable<SettingsTable>, AlertColumns>> =>
  db
    .selectFrom('settings')
    .select(['firstAlertUserId', 'secondAlertUserId', 'alertPhone', 'alertVersion'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();

/** A person who is no longer owner or office counts as nobody, and so as everyone. */
export async function presentAlertSettings({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<StoredAlertSettings> {
  const people = await listAlertedPeople(db);
  const { firstAlertUserId, secondAlertUserId, alertPhone, alertVersion } = await readAlertSettings(db);
  const known = (id: string | null) => (people.some((person) => person.id === id) ? id : null);
  return {
    firstPersonId: known(firstAlertUserId),
    secondPersonId: known(secondAlertUserId),
    phone: alertPhone,
    version: alertVersion,
    people,
    isTextConfigured: await hasTextGateway({ db, config }),
  };
}

async function listAlertedPeople(db: Db): Promise<StoredAlertSettings['people']> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('pushSubscriptions', 'pushSubscriptions.userId', 'users.id')
    .select(['users.id', 'users.name', (eb) => eb.fn.count<number>('pushSubscriptions.id').as('deviceCount')])
    .where('users.role', 'in', staff)
    .groupBy(['users.id', 'users.name', 'users.createdAt'])
    .orderBy('users.createdAt')
    .execute();
  return rows.map(({ deviceCount, ...person }) => ({ ...person, deviceCount: Number(deviceCount) }));
}

export function updateAlertSettings(
  { db, config, clock }: Deps,
  caller: Caller,
  { version, firstPersonId, secondPersonId, phone }: AlertSettingsUpdate,
): Promise<StoredAlertSettings> {
  return inTransaction(db, async (trx) => {
    await lockCaller(trx, caller);
    await lockRecord(trx, 'settings', 1);
    const current = await presentAlertSettings({ db: trx, config });
    const { people, ...former } = current;
    for (const [field, id] of Object.entries({ firstPersonId, secondPersonId })) {
      if (id !== null && !people.some((person) => person.id === id)) {
        throw wrongField(field, 'Choose an owner or somebody of the office');
      }
    }
    const getFacts = (settings: AlertSettings) => ({
      firstAlert: people.find(({ id }) => id === settings.firstPersonId)?.name ?? null,
      secondAlert: people.find(({ id }) => id === settings.secondPersonId)?.name ?? null,
      phone: settings.phone,
    });
    const facts = { before: getFacts(former), after: getFacts({ firstPersonId, secondPersonId, phone }) };
    const isStored =
      former.firstPersonId === firstPersonId &&
      former.secondPersonId === secondPersonId &&
      former.phone === phone;
    if (isStored) return current;
    if (phone !== '' && phone !== former.phone) requireTextable(phone);
    if (version !== undefined && version !== former.version) {
      throw new AppError('version-conflict', 'Someone else changed the alerts since you opened them.', {
        current,
      });
    }
    await trx
      .updateTable('settings')
      .set({
        firstAlertUserId: firstPersonId,
        secondAlertUserId: secondPersonId,
        alertPhone: phone,
        alertVersion: former.version + 1,
      })
      .where('id', '=', 1)
      .execute();
    const event = { caller, type: 'settings-changed', subject: { kind: 'settings' } } as const;
    await record(trx, { ...event, ...facts }, clock());
    return presentAlertSettings({ db: trx, config });
  });
}
