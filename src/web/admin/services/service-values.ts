import { formatDollars, parseCents } from '#shared/money.ts';
import type { AdminService } from '#shared/service-edits.ts';
import { discountPercentage, type ServiceCategory, serviceCategoryLabels } from '#shared/services.ts';
import type { FieldWords } from '../editing/form-notices.tsx';

/** A service as its form holds it: texts, the switch too. */
export interface ServiceValues {
  category: ServiceCategory;
  title: string;
  description: string;
  imageUrl: string;
  originalPrice: string;
  /** Empty for no discount. */
  discountedPrice: string;
  durationMinutes: string;
  isAddOn: 'yes' | 'no';
}

export const emptyService: ServiceValues = {
  category: 'couch',
  title: '',
  description: '',
  imageUrl: '',
  originalPrice: '',
  discountedPrice: '',
  durationMinutes: '60',
  isAddOn: 'no',
};

export const savedPart = (service: AdminService): { values: ServiceValues; version: number } => ({
  values: {
    category: service.category,
    title: service.title,
    description: service.description,
    imageUrl: service.imageUrl ?? '',
    originalPrice: service.originalPrice,
    discountedPrice: service.discountedPrice === service.originalPrice ? '' : service.discountedPrice,
    durationMinutes: String(service.durationMinutes),
    isAddOn: service.isAddOn ? 'yes' : 'no',
  },
  version: service.version,
});

/** What the server takes. */
export const bodyOf = (values: ServiceValues) => ({ ...values, isAddOn: values.isAddOn === 'yes' });
export type ServiceBody = ReturnType<typeof bodyOf>;

/** Whole percent saved as the prices stand while they are typed; null where they are no prices yet. */
export function typedPercentage({ originalPrice, discountedPrice }: ServiceValues): number | null {
  try {
    return discountPercentage(parseCents(originalPrice), parseCents(discountedPrice || '0'));
  } catch {
    return null;
  }
}

export const priceText = (price: string) => formatDollars(parseCents(price));

export const serviceWords: FieldWords<ServiceValues> = {
  category: ({ category }) => ['Category', serviceCategoryLabels[category]],
  title: ({ title }) => ['Title', title],
  description: ({ description }) => ['Description', description || '(empty)'],
  imageUrl: ({ imageUrl }) => ['Image', imageUrl || '(none)'],
  originalPrice: ({ originalPrice }) => ['Original price', `$${originalPrice}`],
  discountedPrice: ({ discountedPrice }) => [
    'Discounted price',
    discountedPrice === '' ? '(none)' : `$${discountedPrice}`,
  ],
  durationMinutes: ({ durationMinutes }) => ['Duration', `${durationMinutes} minutes`],
  isAddOn: ({ isAddOn }) => ['Add-on', isAddOn],
};
