import { serviceCategoryLabels } from '#company/catalog/service-category-labels.ts';
import { breadcrumbList } from '#company/frame/site/breadcrumbs.tsx';
import { findSharePicture } from '#company/pictures/site/share-picture.ts';
import { withFacts } from '#company/profile/business-facts.ts';
import type { Profile } from '#company/profile/profile.ts';
import { paths, quoteFor, servicePaths } from '#kit/paths/paths.ts';
import type { ServicePageContent } from '#site/texts/service-page-texts.ts';
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
      image: origin + findSharePicture(pictures?.[category], `${category}-clean`),
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
