import { categoryIllustration } from '#company/pictures/category-illustrations.ts';
import { findSharePicture } from '#company/pictures/site/share-picture.ts';
import { hasDrawnMark } from '#company/profile/business-facts.ts';
import type { Profile } from '#company/profile/profile.ts';
import { uploadedLogo } from '#kit/wire/uploaded-picture.ts';

/** As schema.org spells them, in every language. */
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Search engines don't allow a business to mark up its own ratings and reviews. */
export function localBusiness(origin: string, profile: Profile) {
  const { name, legalName, slogan, description, foundedYear, phone, email, hours, places, closures } =
    profile;
  const { postalAddress } = profile;
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${origin}/#business`,
    name,
    legalName,
    slogan,
    description,
    url: `${origin}/`,
    logo: origin + logoPath(profile),
    image: origin + findSharePicture(profile.pictures?.homeHero, categoryIllustration(profile.mainCategory)),
    foundingDate: String(foundedYear),
    telephone: phone.e164,
    email,
    address: {
      '@type': 'PostalAddress',
      ...(postalAddress && { streetAddress: postalAddress.street, postalCode: postalAddress.zipCode }),
      addressLocality: postalAddress?.city ?? profile.city,
      addressRegion: profile.state,
      addressCountry: 'US',
    },
    areaServed: places
      .filter(({ groups }) => groups.includes('home'))
      .map((place) => ({ '@type': 'City', name: place.label ?? place.name })),
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => dayNames[day - 1]),
      opens,
      closes,
    })),
    ...(closures.length > 0 && {
      // Search engines read these equal times as closed all day.
      specialOpeningHoursSpecification: closures.map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: from,
        validThrough: to,
      })),
    }),
  };
}

/** Search engines ignore a logo below 112 px; the icon is large enough. */
function logoPath({ name, logo }: Profile): string {
  if (!logo) return hasDrawnMark(name) ? '/favicon.svg' : '/icon-512.png';
  const { width, height } = uploadedLogo(logo.url)!;
  return Math.min(width, height) >= 112 ? logo.url : '/icon-512.png';
}
