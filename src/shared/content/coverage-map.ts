import type { Place } from '../profile.ts';

/**
 * Where a place lies on the drawing of the county, approximately; the drawing is 733 wide and 781 tall. Apart from the
 * coverage table; a place that an owner adds has no dot.
 */
export const positionOf = ({ name }: Pick<Place, 'name'>): Position | undefined => positions[name];

type Position = readonly [x: number, y: number];

const positions: Readonly<Record<string, Position>> = {
  Burbank: [358, 444],
  Glendale: [386, 469],
  'Los Angeles': [392, 527],
  Pasadena: [445, 465],
  'South Pasadena': [442, 486],
  'San Fernando': [289, 380],
  'La Cañada Flintridge': [422, 432],
  Alhambra: [454, 499],
  'Beverly Hills': [309, 513],
  'West Hollywood': [330, 502],
  'Santa Monica': [261, 548],
  'Culver City': [311, 546],
  Inglewood: [334, 584],
  'Monterey Park': [456, 520],
  Arcadia: [502, 471],
  'El Monte': [506, 516],
  Valencia: [199, 276],
  'Canyon Country': [271, 289],
  Newhall: [240, 314],
  Castaic: [192, 247],
  'Stevenson Ranch': [218, 310],
  Saugus: [235, 297],
  'Agua Dulce': [349, 242],
  Sylmar: [283, 363],
  'Granada Hills': [244, 391],
  'Porter Ranch': [226, 380],
  Northridge: [237, 414],
  'Sherman Oaks': [283, 463],
  'Van Nuys': [284, 440],
  'Studio City': [316, 471],
  'North Hollywood': [319, 440],
};
