import { linesIn, type TypedPlace } from './settings-values.ts';

/** Reads `Burbank: 91501, 91502` per line. Codes may be ranges, `91504–91506`. Lines with the same name are one place. */
export function readPlaceList(text: string): TypedPlace[] {
  const byName = new Map<string, { name: string; codes: string[] }>();
  for (const line of linesIn(text.replace(/(?<=\d)\s*[-–—]\s*(?=\d)/g, '-'))) {
    const [, name = '', codes = ''] = /^(.*?)[\s:,;]*((?:\d{5}(?:-\d{5})?[\s,;]*)*)$/.exec(line) ?? [];
    const known = byName.get(getKey(name)) ?? { name: name.trim(), codes: [] };
    byName.set(getKey(name), { ...known, codes: [...known.codes, ...expandRanges(codes)] });
  }
  return [...byName.values()].map(({ name, codes }) => ({
    name,
    groups: ['home', 'contact'],
    zipCodes: [...new Set(codes)].join(', '),
    tripFee: '',
  }));
}

/** Merges a pasted list: new places go first, known places get the new codes. */
export function mergePlaces(places: readonly TypedPlace[], added: readonly TypedPlace[]): TypedPlace[] {
  const kept = places.map((place) => {
    const newer = added.find(({ name }) => getKey(name) === getKey(place.name));
    return newer ? { ...place, zipCodes: newer.zipCodes } : place;
  });
  const known = new Set(places.map(({ name }) => getKey(name)));
  return [...added.filter(({ name }) => !known.has(getKey(name))), ...kept];
}

const getKey = (name: string) => name.trim().toLowerCase();

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

/** Longer ranges are cut here and refused when saved. */
const moreThanAPlaceHas = 201;
