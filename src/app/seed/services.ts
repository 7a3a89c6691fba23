import type { ServiceCategory } from '#company/catalog/services.ts';
import { files } from '#kit/paths/paths.ts';
import { carpetAddOns, carpetServices } from './catalog/carpet.ts';
import { chairAddOns, chairServices } from './catalog/chair.ts';
import { couchAddOns, couchServices } from './catalog/couch.ts';
import { mattressAddOns, mattressServices } from './catalog/mattress.ts';
import type { CatalogRow, ServiceTranslations } from './catalog-row.ts';
import { checklists } from './checklists.ts';

type SeedService = {
  category: ServiceCategory;
  title: string;
  description: string;
  translations: ServiceTranslations;
  imageUrl: string;
  originalPriceCents: number;
  /** Equal to the original price without a discount. */
  discountedPriceCents: number;
  isAddOn: boolean;
  isActive: true;
  /** Crew time on site for one unit, without the drive. */
  durationMinutes: number;
  /** JSON. */
  checklist: string;
};

/** In display order. */
export const demoServices: readonly SeedService[] = [
  ...listed('couch', couchServices, couchAddOns),
  ...listed('chair', chairServices, chairAddOns),
  ...listed('carpet', carpetServices, carpetAddOns),
  ...listed('mattress', mattressServices, mattressAddOns),
];

function listed(
  category: keyof typeof checklists,
  services: readonly CatalogRow[],
  addOns: readonly CatalogRow[],
): SeedService[] {
  return [
    ...services.map((row) => toService(category, row, false)),
    ...addOns.map((row) => toService(category, row, true)),
  ];
}

function toService(category: keyof typeof checklists, row: CatalogRow, isAddOn: boolean): SeedService {
  return {
    category,
    title: row.title,
    description: row.description,
    translations: row.translations,
    imageUrl: files.serviceDrawing(row.drawing),
    originalPriceCents: (row.was ?? row.price) * 100,
    discountedPriceCents: row.price * 100,
    isAddOn,
    isActive: true,
    durationMinutes: row.minutes,
    checklist: JSON.stringify(isAddOn ? [] : checklists[category]),
  };
}
