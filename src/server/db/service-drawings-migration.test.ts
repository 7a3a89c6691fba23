import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoServices } from '#server/seed/services.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { serviceDrawings } from './migrations/0024-service-drawings.ts';

test('a service without an image gets the drawing that its title speaks of, as the demo has it', async (context) => {
  const { db, close } = await createTestDatabase();
  context.after(close);
  for (const { category, title } of demoServices) await addService(db, { category, title, imageUrl: null });
  const own = {
    category: 'couch',
    title: '3-Seat Sofa',
    imageUrl: 'https://pictures.example/sofa.jpg',
  } as const;
  await addService(db, own);
  await addService(db, { category: 'couch', title: 'Loveseat', imageUrl: '' });
  await addService(db, { category: 'couch', title: 'Hammock', imageUrl: null });

  await serviceDrawings().up(db);

  const stored = await db.selectFrom('services').select(['title', 'imageUrl']).orderBy('id').execute();
  assert.deepEqual(stored, [
    ...demoServices.map(({ title, imageUrl }) => ({ title, imageUrl })),
    { title: own.title, imageUrl: own.imageUrl },
    { title: 'Loveseat', imageUrl: '/service-drawings/two-seat-sofa.svg' },
    { title: 'Hammock', imageUrl: null },
  ]);
});
