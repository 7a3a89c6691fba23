import { findEntry } from '#kit/text/find-entry.ts';

/** The drawing of the county, 733 wide and 781 tall. If null, pages show only the lists of places. */
export const mapDrawing: MapDrawing | null = {
  land: 'M21 532l3-20 36-17 44-17 0-26 64 0 0-46 18 0-2-53-20-48-29-64-20-48-46-112-21-35 0-10 649-2 0 169 9 172-8 44-21 61-7 19-26 46-9 12 1 37-102 1 0 27-28 21-16 16-13 17-4 31-12 17c-3-2-13-9-19-10-6-2-17-1-24 2-7 3-16 12-24 17-7 5-20 15-28 16-9 0-24-10-33-13-9-3-24-6-29-11-6-5-9-17-8-23 1-6 14-12 16-17 3-6 3-15 2-23-2-7-8-22-11-28-3-7-6-13-9-20-4-8-11-23-16-32-5-8-13-20-20-27-8-7-17-17-31-19-14-3-49 0-66 2-16 2-38 9-47 12-10 3-13 10-20 9-6-1-18-14-28-18-10-3-38-8-45-9z',
  hills:
    'M339 320q22-14 34-26 12 12 34 26zM408 304q29-20 44-36 16 16 44 36zM487 320q33-24 50-44 17 20 50 44zM585 346q27-19 42-34 15 15 42 34zM395 374q23-14 36-27 13 13 36 27zM466 384q29-18 44-32 16 14 44 32zM555 403q26-15 40-28 14 13 40 28zM100 493q19-11 30-19 10 8 30 19zM163 488q20-9 30-17 11 8 30 17z',
  river:
    'M204 440c7 2 38 9 53 12 15 4 37 12 53 13 15 1 41-9 52-5 12 4 24 22 30 33 5 11 4 27 10 41 6 15 27 42 29 58 2 16-13 41-16 58-2 16-1 52-1 60',
};

/** An approximate position. A place that the owner added has none. */
export const getPosition = ({ name }: { name: string }): Position | undefined => findEntry(positions, name);

export interface MapDrawing {
  /** SVG path data, like the other two. */
  land: string;
  hills: string;
  river: string;
}

export interface MapLabel {
  dx: number;
  dy: number;
  /** `main` is bold; `left` ends at the dot. */
  kind?: 'main' | 'left';
}

type Position = readonly [x: number, y: number];

export const besideDot: MapLabel = { dx: 15, dy: 7 };

/** The places whose name has room on the map, with its offset from the dot. */
export const mapLabels: Readonly<Record<string, MapLabel>> = {
  Castaic: besideDot,
  'Agua Dulce': besideDot,
  'San Fernando': besideDot,
  'La Cañada Flintridge': besideDot,
  Arcadia: besideDot,
  'El Monte': besideDot,
  Inglewood: besideDot,
  'Los Angeles': { dx: 8, dy: 28, kind: 'main' },
  'Santa Monica': { dx: -10, dy: 28, kind: 'left' },
};

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
