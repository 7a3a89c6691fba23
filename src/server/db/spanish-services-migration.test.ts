import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { demoServices } from '#server/seed/services.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { migrate } from './migrate.ts';

test('the demo’s services get their Spanish texts, changed ones only those that still fit', async (t) => {
  const { db, close } = await createTestDatabase({ migratedTo: '0050-partial-credits' });
  t.after(close);
  const time = '2026-11-21T18:00:00.000Z';
  const add = ({ title, description }: { title: string; description: string }) =>
    sql`insert into services (category, title, description, original_price_cents, discounted_price_cents,
      duration_minutes, is_add_on, is_active, position, version, created_at, updated_at)
      values ('couch', ${title}, ${description}, 8900, 8900, 60, 0, 1, 0, 1, ${time}, ${time})`.execute(db);
  for (const service of demoServices) await add(service);
  await add({ title: 'Sofa by Ana', description: demoServices[0]!.description });
  await add({ title: demoServices[0]!.title, description: 'Written by the owner.' });
  await migrate(db);
  const found = await db.selectFrom('services').select(['titleEs', 'descriptionEs']).orderBy('id').execute();
  const ofDemo = found.splice(0, demoServices.length);
  assert.deepEqual(
    ofDemo.filter(({ titleEs, descriptionEs }) => titleEs === '' || descriptionEs === ''),
    [],
  );
  assert.match(ofDemo[0]!.descriptionEs, /^Limpiamos los cojines del asiento/);
  assert.deepEqual(found, [
    { titleEs: '', descriptionEs: '' },
    { titleEs: 'Sofá de 2 plazas', descriptionEs: '' },
  ]);
});
