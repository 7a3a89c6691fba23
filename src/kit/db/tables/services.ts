import type { Generated, Insertable, Selectable } from 'kysely';
import type { ServiceCategory } from '#company/catalog/services.ts';
import type { Unit } from '#company/catalog/units.ts';
import type { Decimal, Editable, Flag } from './columns.ts';

export interface ServicesTable extends Editable {
  id: Generated<number>;
  category: ServiceCategory;
  title: string;
  description: string;
  imageUrl: string | null;
  originalPriceCents: number;
  discountedPriceCents: number;
  /** For one unit. */
  durationMinutes: Decimal;
  /** When customers are told that it is due again; null for the default. */
  recleanMonths: number | null;
  /** JSON: the steps of the crew, as texts. */
  checklist: Generated<string>;
  isAddOn: Flag;
  isActive: Flag;
  /** JSON: `OptionGroup`; null for none. */
  optionGroup: string | null;
  isMostChosen: Generated<Flag>;
  unit: Generated<Unit>;
  /** A line costs this much at least; 0 for none. */
  minimumPriceCents: Generated<number>;
  /** Manual order within the category. */
  position: number;
  importId: number | null;
}

export type ServiceRow = Selectable<ServicesTable>;
export type NewService = Insertable<ServicesTable>;
