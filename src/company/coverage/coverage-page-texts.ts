import type { Place, Profile } from '#company/profile/profile.ts';

export const coverage = {
  mapLabel: `Map of {county} with a dot for each place we serve`,
  openLabel: ({ hasMap }: Profile) => (hasMap ? 'View Coverage Map' : 'See where we clean'),
  heading: 'Where we clean',
  text: ({ places, radiusMiles, county }: Pick<Profile, 'places' | 'radiusMiles' | 'county' | 'theCounty'>) =>
    `${places.length} ${places.length === 1 ? 'place' : 'places'} in ${county}, within about ${radiusMiles} miles. Not on the list? Ask anyway, and we’ll check.`,
  placesLabel: 'Places we serve',
  closeLabel: ({ hasMap }: Profile) => (hasMap ? 'Close coverage map' : 'Close list of places'),
  zipLabel: 'Check your ZIP code',
  zipHint: (places: readonly Place[]) => `Five digits, such as ${places[0]?.zipCodes[0]}`,
  zipSubmitLabel: 'Get my price',
} as const;
