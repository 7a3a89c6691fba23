/** Which list of the site names the place: the home page's cities or the contact page's areas. */
export type PlaceGroup = 'home' | 'contact';

export type Place = {
  name: string;
  slug: string;
  groups: readonly PlaceGroup[];
  /** Five digits each. A code may belong to several places. */
  zipCodes: readonly string[];
  /** Approximate center of the place, in units of `mapViewBox`. */
  map: { x: number; y: number };
};

/** Size of the drawing that the `map` positions refer to. */
export const mapViewBox = { width: 733, height: 781 } as const;

/** The one coverage table, home cities first. Specification: Product decisions, Coverage. */
export const places: readonly Place[] = [
  place('Burbank', 'burbank', ['home'], [357.6, 444.3], '91501 91502 91504 91505 91506'),
  place('Glendale', 'glendale', ['home'], [386.1, 468.8], '91201 91202 91203 91204 91205 91206 91207 91208'),
  place(
    'Los Angeles',
    'los-angeles',
    ['home'],
    [392.2, 526.6],
    `
      90001 90002 90003 90004 90005 90006 90007 90008 90010 90011 90012 90013
      90014 90015 90016 90017 90018 90019 90020 90021 90023 90024 90025 90026
      90027 90028 90029 90031 90032 90033 90034 90035 90036 90037 90038 90039
      90041 90042 90043 90044 90045 90046 90047 90048 90049 90056 90057 90059
      90061 90062 90064 90065 90066 90067 90068 90071 90077 90094
    `,
  ),
  place('Pasadena', 'pasadena', ['home'], [444.6, 465.4], '91101 91103 91104 91105 91106 91107'),
  place('South Pasadena', 'south-pasadena', ['home'], [441.6, 485.7], '91030'),
  place('San Fernando', 'san-fernando', ['home', 'contact'], [288.8, 379.6], '91340'),
  place('La Cañada Flintridge', 'la-canada-flintridge', ['home'], [421.7, 432.5], '91011'),
  place('Alhambra', 'alhambra', ['home'], [453.9, 499.0], '91801 91803'),
  place('Beverly Hills', 'beverly-hills', ['home'], [309.3, 512.9], '90210 90211 90212'),
  place('West Hollywood', 'west-hollywood', ['home'], [329.7, 502.4], '90069 90046 90048'),
  place('Santa Monica', 'santa-monica', ['home'], [261.2, 547.5], '90401 90402 90403 90404 90405'),
  place('Culver City', 'culver-city', ['home'], [311.3, 546.5], '90230 90232'),
  place('Inglewood', 'inglewood', ['home'], [334.3, 584.5], '90301 90302 90303 90304 90305'),
  place('Monterey Park', 'monterey-park', ['home'], [456.1, 520.0], '91754 91755'),
  place('Arcadia', 'arcadia', ['home'], [502.4, 470.6], '91006 91007'),
  place('El Monte', 'el-monte', ['home'], [506.5, 516.1], '91731 91732 91733'),
  place('Valencia', 'valencia', ['contact'], [198.6, 276.0], '91354 91355'),
  place('Canyon Country', 'canyon-country', ['contact'], [271.4, 289.1], '91351 91387'),
  place('Newhall', 'newhall', ['contact'], [240.2, 313.8], '91321'),
  place('Castaic', 'castaic', ['contact'], [191.6, 247.2], '91384'),
  place('Stevenson Ranch', 'stevenson-ranch', ['contact'], [217.6, 310.1], '91381'),
  place('Saugus', 'saugus', ['contact'], [235.4, 296.7], '91350 91390'),
  place('Agua Dulce', 'agua-dulce', ['contact'], [348.8, 242.3], '91390'),
  place('Sylmar', 'sylmar', ['contact'], [283.4, 363.0], '91342'),
  place('Granada Hills', 'granada-hills', ['contact'], [244.4, 390.6], '91344'),
  place('Porter Ranch', 'porter-ranch', ['contact'], [226.4, 379.5], '91326'),
  place('Northridge', 'northridge', ['contact'], [237.1, 413.9], '91324 91325'),
  place('Sherman Oaks', 'sherman-oaks', ['contact'], [283.4, 463.3], '91403 91423'),
  place('Van Nuys', 'van-nuys', ['contact'], [283.6, 440.5], '91401 91405 91406 91411'),
  place('Studio City', 'studio-city', ['contact'], [316.3, 470.7], '91604'),
  place('North Hollywood', 'north-hollywood', ['contact'], [319.4, 440.2], '91601 91602 91605 91606'),
];

function place(
  name: string,
  slug: string,
  groups: readonly PlaceGroup[],
  [x, y]: [number, number],
  zipCodes: string,
): Place {
  return { name, slug, groups, zipCodes: zipCodes.trim().split(/\s+/), map: { x, y } };
}
