import type { ServiceRow } from '#server/db/tables/services.ts';
import { formatCents } from '#shared/money.ts';
import type { AdminService } from '#shared/service-edits.ts';
import { discountPercentage, type Service } from '#shared/services.ts';

export function toService(row: ServiceRow): Service {
  return {
    id: row.id,
    category: row.category,
    title: row.title,
    description: row.description,
    imageUrl: row.imageUrl,
    originalPrice: formatCents(row.originalPriceCents),
    discountedPrice: formatCents(row.discountedPriceCents),
    discountPercentage: String(discountPercentage(row.originalPriceCents, row.discountedPriceCents)),
    durationMinutes: row.durationMinutes,
    isAddOn: row.isAddOn === 1,
    isActive: row.isActive === 1,
  };
}

/** What the crew does, step by step. */
export const stepsOf = ({ checklist }: Pick<ServiceRow, 'checklist'>): string[] =>
  JSON.parse(checklist) as string[];

export function toAdminService(row: ServiceRow): AdminService {
  const { recleanMonths, position, version, createdAt, updatedAt } = row;
  const checklist = stepsOf(row);
  return { ...toService(row), recleanMonths, checklist, position, version, createdAt, updatedAt };
}
