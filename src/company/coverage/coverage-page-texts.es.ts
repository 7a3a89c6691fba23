import type { Place, Profile } from '#company/profile/profile.ts';
import type { Translation } from '#kit/language/translation.ts';

export const coverage = {
  mapLabel: `Mapa {ofTheCounty} con un punto por cada lugar donde trabajamos`,
  openLabel: ({ hasMap }: Profile) => (hasMap ? 'Ver mapa de cobertura' : 'Ver dónde limpiamos'),
  heading: 'Dónde limpiamos',
  text: ({
    places,
    radiusMiles,
    theCounty,
  }: Pick<Profile, 'places' | 'radiusMiles' | 'county' | 'theCounty'>) =>
    `${places.length} ${places.length === 1 ? 'lugar' : 'lugares'} en ${theCounty}, en unas ${radiusMiles} millas a la redonda. ¿No está en la lista? Pregúntenos y lo revisamos.`,
  placesLabel: 'Lugares donde trabajamos',
  closeLabel: ({ hasMap }: Profile) => (hasMap ? 'Cerrar mapa de cobertura' : 'Cerrar lista de lugares'),
  zipLabel: 'Revise su código postal',
  zipHint: (places: readonly Place[]) => `Cinco dígitos, como ${places[0]?.zipCodes[0]}`,
  zipSubmitLabel: 'Ver mi precio',
} as const;

export type Complete = Translation<
  typeof import('./coverage-page-texts.ts'),
  typeof import('./coverage-page-texts.es.ts')
>;
