import type { Generated, Insertable, Selectable } from 'kysely';
import type { ServiceCategory } from '#company/catalog/services.ts';
import type { ConsentWay } from '#visits/pairs/published-pairs.ts';

/** Two photos of a visit on the site. Taken down, its row and its public copies are deleted. */
export interface PublishedPairsTable {
  id: Generated<number>;
  visitId: number;
  /** The private photos. */
  beforePhotoId: number;
  afterPhotoId: number;
  category: ServiceCategory;
  /** The public copies, which have other names. */
  beforeName: string;
  afterName: string;
  caption: string;
  beforeAlt: string;
  afterAlt: string;
  /** Who agreed, and the calendar date. */
  consentBy: string;
  consentWay: ConsentWay;
  consentDate: string;
  publishedBy: string;
  createdAt: string;
}

export type PublishedPairRow = Selectable<PublishedPairsTable>;
export type NewPublishedPair = Insertable<PublishedPairsTable>;
