import type { Db } from '#kit/db/open.ts';
import type { NewService } from '#kit/db/tables/services.ts';

/** Inserts an active couch service with the given changes. Returns its id. */
export async function addService(db: Db, changes: Partial<NewService> = {}): Promise<number> {
  const time = '2026-01-01T00:00:00.000Z';
  const price = changes.discountedPriceCents ?? 89_00;
  const { id } = await db
    .insertInto('services')
    .values({
      category: 'couch',
      title: '2-Seat Sofa',
      description: 'Both sides of the cushions.',
      imageUrl: null,
      originalPriceCents: price,
      discountedPriceCents: price,
      durationMinutes: 60,
      isAddOn: 0,
      isActive: 1,
      position: 0,
      createdAt: time,
      updatedAt: time,
      deletedAt: null,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
