import type { Profile } from '../../profile.ts';
import { business } from '../business.ts';
import { mapDrawing } from '../coverage-map.ts';
import { localText } from '../local.ts';

const hasMap = mapDrawing !== null;

export const coverage = {
  mapLabel: `Map of ${business.address.county} with a dot for each place we serve`,
  openLabel: hasMap ? 'View Coverage Map' : 'See where we clean',
  heading: 'Where we clean',
  text: ({ places, radiusMiles }: Profile) =>
    `${places.length} ${places.length === 1 ? 'place' : 'places'} in ${business.address.county}, within about ${radiusMiles} miles. Not on the list? Ask anyway, and we’ll check.`,
  placesLabel: 'Places we serve',
  closeLabel: hasMap ? 'Close coverage map' : 'Close list of places',
  zipLabel: 'Check your ZIP code',
  zipHint: `Five digits, such as ${localText.zipCode}`,
  zipSubmitLabel: 'See my price',
} as const;
