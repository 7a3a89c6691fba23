import type { Profile } from '../../profile.ts';
import type { Translation } from '../../translation.ts';
import { business } from '../business.ts';
import { mapDrawing } from '../coverage-map.ts';
import { localText } from '../local.ts';

const hasMap = mapDrawing !== null;

export const coverage = {
  mapLabel: `Mapa del ${business.address.county} con un punto por cada lugar donde trabajamos`,
  openLabel: hasMap ? 'Ver mapa de cobertura' : 'Ver dónde limpiamos',
  heading: 'Dónde limpiamos',
  text: ({ places, radiusMiles }: Profile) =>
    `${places.length} ${places.length === 1 ? 'lugar' : 'lugares'} en el ${business.address.county}, a unas ${radiusMiles} millas a la redonda. ¿No está en la lista? Pregúntenos y lo revisamos.`,
  placesLabel: 'Lugares donde trabajamos',
  closeLabel: hasMap ? 'Cerrar mapa de cobertura' : 'Cerrar lista de lugares',
  zipLabel: 'Revise su código postal',
  zipHint: `Cinco dígitos, como ${localText.zipCode}`,
  zipSubmitLabel: 'Ver mi precio',
} as const;

export type Complete = Translation<typeof import('./coverage.ts'), typeof import('./coverage.es.ts')>;
