import type { Selectable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { SettingsTable } from '#server/db/tables/settings.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { wrongField } from '#server/errors.ts';
import { writeAudit } from '#server/features/audit/write-audit.ts';
import { lockCaller } from '#server/features/auth/caller.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { AlertSettings, StoredAlertSettings } from '#shared/alerts.ts';
import { staff } from '#shared/roles.ts';

type AlertColumns = 'firstAlertUserId' | 'secondAlertUserId' | 'alertPhone';

export const readAlertSettings = (db: Db): Promise<Pick<Selectable<SettingsTable>, AlertColumns>> =>
  db
    .selectFrom('settings')
    .select(['firstAlertUserId', 'secondAlertUserId', 'alertPhone'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();

/** A person who is no longer owner or office counts as nobody, and so as everyone. */
export async function presentAlertSettings({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<StoredAlertSettings> {
  const people = await listAlertedPeople(db);
  const { firstAlertUserId, secondAlertUserId, alertPhone } = await readAlertSettings(db);
  const known = (id: string | null) => (people.some((person) => person.id === id) ? id : null);
  return {
    firstPersonId: known(firstAlertUserId),
    secondPersonId: known(secondAlertUserId),
    phone: alertPhone,
    people,
    isTextConfigured: config.sms !== null,
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
  { firstPersonId, secondPersonId, phone }: AlertSettings,
): Promise<StoredAlertSettings> {
  return inTransaction(db, async (trx) => {
    await lockCaller(trx, caller);
    const { people, ...former } = await presentAlertSettings({ db: trx, config });
    for (const [field, id] of Object.entries({ firstPersonId, secondPersonId })) {
      if (id !== null && !people.some((person) => person.id === id)) {
        throw wrongField(field, 'Choose an owner or somebody of the office');
      }
    }
    const factsOf = (settings: AlertSettings) => ({
      firstAlert: people.find(({ id }) => id === settings.firstPersonId)?.name ?? null,
      secondAlert: people.find(({ id }) => id === settings.secondPersonId)?.name ?? null,
      phone: settings.phone,
    });
    const facts = { before: factsOf(former), after: factsOf({ firstPersonId, secondPersonId, phone }) };
    await trx
      .updateTable('settings')
      .set({ firstAlertUserId: firstPersonId, secondAlertUserId: secondPersonId, alertPhone: phone })
      .where('id', '=', 1)
      .execute();
    const event = { caller, action: 'settings-changed', subject: { kind: 'settings' } } as const;
    await writeAudit(trx, { ...event, ...facts }, clock());
    return presentAlertSettings({ db: trx, config });
  });
}
