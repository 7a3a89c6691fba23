import { withFacts } from '#shared/business-facts.ts';
import type { ServicePageContent } from '#shared/content/pages/service.ts';
import { paths, quoteFor, servicePaths } from '#shared/paths.ts';
import type { Profile } from '#shared/profile.ts';
import { serviceCategoryLabels } from '#shared/service-category-labels.ts';
import { sharePictureOf } from '#web/share-picture.ts';
import { breadcrumbList } from '../breadcrumbs.tsx';
import type { ServiceData } from './service-data.ts';

/** The service with an offer for each displayed price, and the breadcrumbs. */
export function serviceJsonLd(
  { category, description }: ServicePageContent,
  { services, addOns }: ServiceData,
  origin: string,
  profile: Profile,
): object[] {
  const { name, phone, places, pictures } = profile;
  const offers = [...services, ...addOns].map((service) => ({
    '@type': 'Offer',
    name: service.title,
    description: service.description,
    price: service.discountedPrice,
    priceCurrency: 'USD',
    url: origin + quoteFor(service),
  }));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      '@id': `${origin}${servicePaths[category]}#service`,
      name: serviceCategoryLabels[category],
      serviceType: serviceCategoryLabels[category],
      description: withFacts(description, profile),
      url: origin + servicePaths[category],
      image: origin + sharePictureOf(pictures?.[category], `${category}-clean`),
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
    breadcrumbList(origin, { label: serviceCategoryLabels[category], href: servicePaths[category] }),
  ];
}
