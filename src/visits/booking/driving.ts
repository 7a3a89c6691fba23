import type { Driving } from '#company/profile/booking.ts';
import type { DayDriving } from '#visits/crews/day-visit.ts';

interface Point {
  latitude: number;
  longitude: number;
}

export type FindPoint = (zipCode: string) => Point | undefined;

/** Minutes between ZIP codes; the peaks are times of day. */
export interface DrivingTimes extends Pick<DayDriving, 'between'> {
  peakHours: Driving['peakHours'];
}

/** Null if driving is off: the buffer alone lies between visits. See docs/product/visits.md#driving. */
export function getDrivingTimes(driving: Driving, findPoint: FindPoint): DrivingTimes | null {
  if (!driving.isOn) return null;
  const known = new Map<string, ReturnType<DayDriving['between']>>();
  const measure = (from: string, to: string) => {
    const [start, end] = [findPoint(from), findPoint(to)];
    if (!start || !end) return undefined;
    if (from === to) return { usual: sameZipMinutes, peak: sameZipMinutes };
    const miles = getMiles(start, end) * roadFactor;
    const toMinutes = (milesPerHour: number) => Math.ceil((miles / milesPerHour) * 60);
    return { usual: toMinutes(driving.milesPerHour), peak: toMinutes(driving.peakMilesPerHour) };
  };
  return {
    peakHours: driving.peakHours,
    between(from, to) {
      const key = `${from} ${to}`;
      if (!known.has(key)) known.set(key, measure(from.slice(0, 5), to.slice(0, 5)));
      return known.get(key);
    },
  };
}

const sameZipMinutes = 8;
/** Roads are longer than a straight line. */
const roadFactor = 1.3;
const earthMiles = 3958.8;

/** Along the surface (haversine). */
function getMiles(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * earthMiles * Math.asin(Math.sqrt(chord));
}
