import type { Place } from './coverage.ts';

/**
 * Where a place lies on the drawing of the county, approximately; the drawing is 733 wide and 781 tall. Apart from the
 * coverage table, so that the calculator has the ZIP codes without the map.
 */
export const positionOf = ({ slug }: Pick<Place, 'slug'>) => positions[slug]!;

type Position = readonly [x: number, y: number];

const positions: Readonly<Record<string, Position>> = {
  burbank: [358, 444],
  glendale: [386, 469],
  'los-angeles': [392, 527],
  pasadena: [445, 465],
  'south-pasadena': [442, 486],
  'san-fernando': [289, 380],
  'la-canada-flintridge': [422, 432],
  alhambra: [454, 499],
  'beverly-hills': [309, 513],
  'west-hollywood': [330, 502],
  'santa-monica': [261, 548],
  'culver-city': [311, 546],
  inglewood: [334, 584],
  'monterey-park': [456, 520],
  arcadia: [502, 471],
  'el-monte': [506, 516],
  valencia: [199, 276],
  'canyon-country': [271, 289],
  newhall: [240, 314],
  castaic: [192, 247],
  'stevenson-ranch': [218, 310],
  saugus: [235, 297],
  'agua-dulce': [349, 242],
  sylmar: [283, 363],
  'granada-hills': [244, 391],
  'porter-ranch': [226, 380],
  northridge: [237, 414],
  'sherman-oaks': [283, 463],
  'van-nuys': [284, 440],
  'studio-city': [316, 471],
  'north-hollywood': [319, 440],
};
