import { linesIn, type TypedPlace } from './settings-values.ts';

/** `Burbank: 91501, 91502` a line; the codes may also stand in ranges, `91504–91506`. A name that comes twice is one place. */
export function readPlaceList(text: string): TypedPlace[] {
  const codesOf = new Map<string, { name: string; codes: string[] }>();
  for (const line of linesIn(text.replace(/(?<=\d)\s*[-–—]\s*(?=\d)/g, '-'))) {
    const [, name = '', codes = ''] = /^(.*?)[\s:,;]*((?:\d{5}(?:-\d{5})?[\s,;]*)*)$/.exec(line) ?? [];
    const known = codesOf.get(keyOf(name)) ?? { name: name.trim(), codes: [] };
    codesOf.set(keyOf(name), { ...known, codes: [...known.codes, ...expandRanges(codes)] });
  }
  return [...codesOf.values()].map(({ name, codes }) => ({
    name,
    groups: ['home'],
    zipCodes: [...new Set(codes)].join(', '),
  }));
}

/** The places with those of a pasted list: a new one stands first, a known one takes the new codes. */
export function mergePlaces(places: readonly TypedPlace[], added: readonly TypedPlace[]): TypedPlace[] {
  const kept = places.map((place) => {
    const newer = added.find(({ name }) => keyOf(name) === keyOf(place.name));
    return newer ? { ...place, zipCodes: newer.zipCodes } : place;
  });
  const known = new Set(places.map(({ name }) => keyOf(name)));
  return [...added.filter(({ name }) => !known.has(keyOf(name))), ...kept];
}

const keyOf = (name: string) => name.trim().toLowerCase();

const expandRanges = (codes: string) =>
  codes
    .split(/[\s,;]+/)
    .filter(Boolean)
    .flatMap((code) => {
      const [first, last = first] = code.split('-').map(Number) as [number, number?];
      const count = Math.min(Math.abs(last - first) + 1, moreThanAPlaceHas);
      return Array.from({ length: count }, (_, index) =>
        String(Math.min(first, last) + index).padStart(5, '0'),
      );
    });

/** A range that is too long is cut here, and refused as too long when it is saved. */
const moreThanAPlaceHas = 201;
