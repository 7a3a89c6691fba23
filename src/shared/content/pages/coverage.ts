import { business } from '../business.ts';
import { places } from '../coverage.ts';

/** The coverage map, wherever it is shown. */
export const coverage = {
  mapLabel: 'Map of Los Angeles County with a dot for each place that we serve',
  openLabel: 'View Coverage Map',
  heading: 'Where we clean',
  text: `${places.length} places in ${business.address.county}, within about ${business.radiusMiles} miles. Not on the list? Ask all the same: we check and answer.`,
  placesLabel: 'Places that we serve',
  closeLabel: 'Close the coverage map',
  zipLabel: 'Check your ZIP code',
  zipHint: 'Five digits, such as 91502',
  zipSubmitLabel: 'See my price',
} as const;
