import { business, type Weekday } from '#shared/content/business.ts';
import { places } from '#shared/content/coverage.ts';

const weekdays: Record<Weekday, string> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};

/** Structured data of the business. No rating and no review: a business may not mark up its own. */
export function localBusiness(origin: string) {
  const { name, legalName, slogan, description, foundedYear, phone, email, address, hours } = business;
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${origin}/#business`,
    name,
    legalName,
    slogan,
    description,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    image: `${origin}/og-default.jpg`,
    foundingDate: String(foundedYear),
    telephone: phone.e164,
    email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: address.locality,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    areaServed: places
      .filter(({ groups }) => groups.includes('home'))
      .map((place) => ({ '@type': 'City', name: place.name })),
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => weekdays[day]),
      opens,
      closes,
    })),
  };
}
