import type { Profile } from '../../profile.ts';
import { business } from '../business.ts';

/** The coverage map, wherever it is shown. */
export const coverage = {
  mapLabel: 'Map of Los Angeles County with a dot for each place that we serve',
  openLabel: 'View Coverage Map',
  heading: 'Where we clean',
  text: ({ places, radiusMiles }: Profile) =>
    `${places.length} ${places.length === 1 ? 'place' : 'places'} in ${business.address.county}, within about ${radiusMiles} miles. Not on the list? Ask all the same: we check and answer.`,
  placesLabel: 'Places that we serve',
  closeLabel: 'Close the coverage map',
  zipLabel: 'Check your ZIP code',
  zipHint: 'Five digits, such as 91502',
  zipSubmitLabel: 'See my price',
} as const;
