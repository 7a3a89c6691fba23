import type { AdminService } from '#company/catalog/service-edits.ts';
import { discountPercentage, type OptionGroup, type Service } from '#company/catalog/services.ts';
import type { ServiceRow } from '#kit/db/tables/services.ts';
import { parseTexts } from '#kit/db/translations.ts';
import type { Language } from '#kit/language/language.ts';
import { translatedFields } from '#kit/language/translated-fields.ts';
import { formatCents } from '#kit/money/money.ts';
import type { TranslatedService } from './services.queries.ts';

/** As a page in `language` shows it, in English where the owner wrote no translation. */
export function toService(row: TranslatedService, language: Language): Service {
  const own = language === 'en' ? undefined : parseTexts(row.translations)[language];
  return {
    id: row.id,
    category: row.category,
    title: own?.title || row.title,
    description: own?.summary || row.description,
    imageUrl: row.imageUrl,
    originalPrice: formatCents(row.originalPriceCents),
    discountedPrice: formatCents(row.discountedPriceCents),
    discountPercentage: String(discountPercentage(row.originalPriceCents, row.discountedPriceCents)),
    unit: row.unit,
    minimumPrice: formatMinimum(row),
    durationMinutes: row.durationMinutes,
    isAddOn: row.isAddOn === 1,
    isActive: row.isActive === 1,
    optionGroup: row.optionGroup === null ? null : (JSON.parse(row.optionGroup) as OptionGroup),
    isMostChosen: row.isMostChosen === 1,
  };
}

/** Null for none. */
export const formatMinimum = ({ minimumPriceCents }: Pick<ServiceRow, 'minimumPriceCents'>) =>
  minimumPriceCents === 0 ? null : formatCents(minimumPriceCents);

/** The crew's steps, in order. */
const getSteps = ({ checklist }: Pick<ServiceRow, 'checklist'>): string[] =>
  JSON.parse(checklist) as string[];

export function toAdminService(row: TranslatedService): AdminService {
  const { recleanMonths, position, version, createdAt, updatedAt } = row;
  const texts = parseTexts(row.translations);
  return {
    ...toService(row, 'en'),
    ...translatedFields((language) => ({
      title: texts[language]?.title ?? '',
      description: texts[language]?.summary ?? '',
      checklist: texts[language] ? getSteps(texts[language]) : [],
    })),
    recleanMonths,
    checklist: getSteps(row),
    position,
    version,
    createdAt,
    updatedAt,
  };
}
