import type { AdminService } from '#company/catalog/service-edits.ts';
import { discountPercentage, type Service } from '#company/catalog/services.ts';
import type { ServiceRow } from '#kit/db/tables/services.ts';
import type { Language } from '#kit/language/language.ts';
import { formatCents } from '#kit/money/money.ts';

/** As a page in `language` shows it, in English where the owner wrote no translation. */
export function toService(row: ServiceRow, language: Language): Service {
  const isSpanish = language === 'es';
  return {
    id: row.id,
    category: row.category,
    title: (isSpanish && row.titleEs) || row.title,
    description: (isSpanish && row.descriptionEs) || row.description,
    imageUrl: row.imageUrl,
    originalPrice: formatCents(row.originalPriceCents),
    discountedPrice: formatCents(row.discountedPriceCents),
    discountPercentage: String(discountPercentage(row.originalPriceCents, row.discountedPriceCents)),
    durationMinutes: row.durationMinutes,
    isAddOn: row.isAddOn === 1,
    isActive: row.isActive === 1,
  };
}

/** The crew's steps, in order. */
const getSteps = ({ checklist }: Pick<ServiceRow, 'checklist'>): string[] =>
  JSON.parse(checklist) as string[];

export function toAdminService(row: ServiceRow): AdminService {
  const { titleEs, descriptionEs, recleanMonths, position, version, createdAt, updatedAt } = row;
  const checklist = getSteps(row);
  const texts = { titleEs, descriptionEs };
  return {
    ...toService(row, 'en'),
    ...texts,
    recleanMonths,
    checklist,
    position,
    version,
    createdAt,
    updatedAt,
  };
}
