import type { Db } from '#kit/db/open.ts';
import { notFound } from '#kit/server/errors.ts';
import { addressLine } from '#sales/customers/address-line.ts';
import { countedVisit } from '#sales/records/counted-visit.ts';
import { isOpen } from '#sales/records/visit-statuses.ts';

const selectBilled = (db: Db) =>
  db
    .selectFrom('visits')
    .leftJoin('properties', 'properties.id', 'visits.propertyId')
    .select(['visits.id', 'visits.quoteId', 'visits.date', 'visits.status', 'visits.kind'])
    .select(['properties.street', 'properties.unit', 'properties.city', 'properties.zipCode']);

type Selected = Awaited<ReturnType<ReturnType<typeof selectBilled>['execute']>>[number];

/** An invoice names its day and its address, which is empty where none is known. */
export type BilledVisit = ReturnType<typeof toBilled>;

/** Throws `not-found`, also for a visit whose quote is in the trash. */
export async function getBilledVisit(db: Db, id: number): Promise<BilledVisit> {
  const visit = selectBilled(db)
    .innerJoin('quotes', 'quotes.id', 'visits.quoteId')
    .where('visits.id', '=', id)
    .where('quotes.deletedAt', 'is', null);
  return toBilled(await visit.executeTakeFirstOrThrow(() => notFound('This visit')));
}

/** The visit in which the work was done, else the open one, else the last one. */
export async function findBilledVisit(db: Db, quoteId: number): Promise<BilledVisit | null> {
  const visits = await selectBilled(db).where('visits.quoteId', '=', quoteId).orderBy('visits.id').execute();
  const visit = countedVisit(visits) ?? visits.find(isOpen) ?? visits.at(-1);
  return visit ? toBilled(visit) : null;
}

const toBilled = ({ street, unit, city, zipCode, ...visit }: Selected) => ({
  ...visit,
  address: street === null ? '' : addressLine({ street, unit: unit!, city: city!, zipCode: zipCode! }),
});
