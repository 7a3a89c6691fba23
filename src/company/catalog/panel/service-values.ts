import { categoryName } from '#company/catalog/known-categories.ts';
import type { AdminService, ServiceTexts } from '#company/catalog/service-edits.ts';
import { discountPercentage, type ServiceCategory } from '#company/catalog/services.ts';
import { type Unit, unitLabels } from '#company/catalog/units.ts';
import { labelIn, nameIn, type TranslatedFields, translatedFields } from '#kit/language/translated-fields.ts';
import { parseCents } from '#kit/money/money.ts';

/** The form's values, as the API accepts them: prices and minutes as typed. */
export interface ServiceValues extends TranslatedFields<ServiceTexts & { checklist: string }> {
  category: ServiceCategory;
  title: string;
  description: string;
  imageUrl: string;
  originalPrice: string;
  /** Empty for no discount. */
  discountedPrice: string;
  unit: Unit;
  /** Empty for none. */
  minimumPrice: string;
  durationMinutes: string;
  /** Empty for the default. */
  recleanMonths: string;
  /** One step per line, like those in other languages. */
  checklist: string;
  isAddOn: boolean;
  /** Without a name: none. */
  optionGroup: { name: string; nameEs: string; position: string };
  isMostChosen: boolean;
}

const noGroup = { name: '', nameEs: '', position: '' };

export const emptyService: Omit<ServiceValues, 'category'> = {
  title: '',
  description: '',
  ...translatedFields({ title: '', description: '', checklist: '' }),
  imageUrl: '',
  originalPrice: '',
  discountedPrice: '',
  unit: 'piece',
  minimumPrice: '',
  durationMinutes: '60',
  recleanMonths: '',
  checklist: '',
  isAddOn: false,
  optionGroup: noGroup,
  isMostChosen: false,
};

export const serviceSnapshot = (service: AdminService): { values: ServiceValues; version: number } => ({
  values: {
    category: service.category,
    title: service.title,
    description: service.description,
    ...translatedFields((language) => ({
      title: service[nameIn('title', language)],
      description: service[nameIn('description', language)],
      checklist: service[nameIn('checklist', language)].join('\n'),
    })),
    imageUrl: service.imageUrl ?? '',
    originalPrice: service.originalPrice,
    discountedPrice: service.discountedPrice === service.originalPrice ? '' : service.discountedPrice,
    unit: service.unit,
    minimumPrice: service.minimumPrice ?? '',
    durationMinutes: String(service.durationMinutes),
    recleanMonths: service.recleanMonths === null ? '' : String(service.recleanMonths),
    checklist: service.checklist.join('\n'),
    isAddOn: service.isAddOn,
    optionGroup: service.optionGroup
      ? { ...service.optionGroup, position: String(service.optionGroup.position) }
      : noGroup,
    isMostChosen: service.isMostChosen,
  },
  version: service.version,
});

/** The whole percent that the server will store; null while the typed prices are incomplete. */
export function typedPercentage({ originalPrice, discountedPrice }: ServiceValues): number | null {
  try {
    return discountPercentage(parseCents(originalPrice), parseCents(discountedPrice || '0'));
  } catch {
    return null;
  }
}

export const serviceLabels = {
  labels: {
    category: 'Category',
    title: 'Title',
    description: 'Description',
    ...translatedFields((language) => ({
      title: labelIn('Title', language),
      description: labelIn('Description', language),
      checklist: labelIn('Checklist', language),
    })),
    imageUrl: 'Image',
    originalPrice: 'Original price',
    discountedPrice: 'Discounted price',
    unit: 'Priced by',
    minimumPrice: 'Minimum price',
    durationMinutes: 'Duration in minutes',
    recleanMonths: 'Due again after months',
    checklist: 'Checklist',
    isAddOn: 'Add-on',
    optionGroup: 'Option group',
    isMostChosen: 'Most chosen',
  },
  texts: {
    category: ({ category }: ServiceValues) => categoryName(category),
    originalPrice: ({ originalPrice }: ServiceValues) => `$${originalPrice}`,
    discountedPrice: ({ discountedPrice }: ServiceValues) =>
      discountedPrice ? `$${discountedPrice}` : '(none)',
    unit: ({ unit }: ServiceValues) => unitLabels[unit],
    minimumPrice: ({ minimumPrice }: ServiceValues) => (minimumPrice ? `$${minimumPrice}` : '(none)'),
    isAddOn: ({ isAddOn }: ServiceValues) => (isAddOn ? 'yes' : 'no'),
    optionGroup: ({ optionGroup: { name, position } }: ServiceValues) =>
      name ? `${name}, ${position}` : '(none)',
    isMostChosen: ({ isMostChosen }: ServiceValues) => (isMostChosen ? 'yes' : 'no'),
  },
};
