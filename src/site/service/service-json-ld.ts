import type { Service } from '#company/catalog/services.ts';
import { unitName } from '#company/catalog/unit-texts.ts';
import type { Unit } from '#company/catalog/units.ts';
import { breadcrumbList } from '#company/frame/site/breadcrumbs.tsx';
import { withFacts } from '#company/profile/business-facts.ts';
import type { OfferedCategory } from '#company/profile/category-words.ts';
import type { Profile } from '#company/profile/profile.ts';
import { paths, quoteFor } from '#kit/paths/paths.ts';
import { categoryShareImage } from './category-share-image.ts';
import type { ServiceData } from './service-data.ts';

/** UN/CEFACT codes; schema.org has none for rooms and steps. */
const unitCodes: Partial<Record<Unit, string>> = { sqft: 'FTK', hour: 'HUR' };

const getUnitPrice = ({ discountedPrice, unit }: Service) => ({
  '@type': 'UnitPriceSpecification',
  price: discountedPrice,
  priceCurrency: 'USD',
  unitText: unitName(1, unit),
  ...(unitCodes[unit] && { unitCode: unitCodes[unit] }),
});

/** The service with an offer for each displayed price, and the breadcrumbs. */
export function serviceJsonLd(
  category: OfferedCategory,
  description: string,
  { services, addOns }: ServiceData,
  origin: string,
  profile: Profile,
): object[] {
  const { name, phone, places } = profile;
  const path = paths.service(category.pageSlug);
  const offers = [...services, ...addOns].map((service) => ({
    '@type': 'Offer',
    name: service.title,
    description: service.description,
    price: service.discountedPrice,
    priceCurrency: 'USD',
    ...(service.unit !== 'piece' && { priceSpecification: getUnitPrice(service) }),
    url: origin + quoteFor(service),
  }));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      '@id': `${origin}${path}#service`,
      name: category.name,
      serviceType: category.name,
      description: withFacts(description, profile),
      url: origin + path,
      image: origin + categoryShareImage(category, profile),
      provider: {
        '@type': 'HomeAndConstructionBusiness',
        '@id': `${origin}/#business`,
        name,
        telephone: phone.e164,
        url: origin + paths.home,
      },
      areaServed: places
        .filter(({ groups }) => groups.includes('home'))
        .map((place) => ({ '@type': 'City', name: place.label ?? place.name })),
      ...(offers.length > 0 && { offers }),
    },
    breadcrumbList(origin, { label: category.name, href: path }),
  ];
}
