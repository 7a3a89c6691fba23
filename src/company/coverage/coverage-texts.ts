import type { Place, PlaceGroup } from '#company/profile/profile.ts';
import { zipCodesIn } from '#kit/text/zip-codes.ts';

/** The coverage table that a new site begins with, home cities first. See docs/product/company.md#service-area. */
export const places: readonly Place[] = [
  place('Burbank', ['home'], '91501 91502 91504–91506'),
  place('Glendale', ['home'], '91201–91208'),
  place(
    'Los Angeles',
    ['home'],
    '90001–90008 90010–90021 90023–90029 90031–90039 90041–90049 90056 90057 90059 90061 90062 90064–90068 90071 90077 90094',
  ),
  place('Pasadena', ['home'], '91101 91103–91107'),
  place('South Pasadena', ['home'], '91030'),
  place('San Fernando', ['home', 'contact'], '91340'),
  place('La Cañada Flintridge', ['home'], '91011'),
  place('Alhambra', ['home'], '91801 91803'),
  place('Beverly Hills', ['home'], '90210–90212'),
  place('West Hollywood', ['home'], '90069 90046 90048'),
  place('Santa Monica', ['home'], '90401–90405'),
  place('Culver City', ['home'], '90230 90232'),
  place('Inglewood', ['home'], '90301–90305'),
  place('Monterey Park', ['home'], '91754 91755'),
  place('Arcadia', ['home'], '91006 91007'),
  place('El Monte', ['home'], '91731–91733'),
  place('Valencia', ['contact'], '91354 91355'),
  place('Canyon Country', ['contact'], '91351 91387'),
  place('Newhall', ['contact'], '91321'),
  place('Castaic', ['contact'], '91384'),
  place('Stevenson Ranch', ['contact'], '91381'),
  place('Saugus', ['contact'], '91350 91390'),
  place('Agua Dulce', ['contact'], '91390'),
  place('Sylmar', ['contact'], '91342'),
  place('Granada Hills', ['contact'], '91344'),
  place('Porter Ranch', ['contact'], '91326'),
  place('Northridge', ['contact'], '91324 91325'),
  place('Sherman Oaks', ['contact'], '91403 91423'),
  place('Van Nuys', ['contact'], '91401 91405 91406 91411'),
  place('Studio City', ['contact'], '91604'),
  place('North Hollywood', ['contact'], '91601 91602 91605 91606'),
];

function place(name: string, groups: readonly PlaceGroup[], zipCodes: string): Place {
  return { name, groups, zipCodes: zipCodesIn(zipCodes) };
}
