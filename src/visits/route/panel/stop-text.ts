import { durationText } from '#kit/panel/ui/duration-text.ts';
import { timeLabel } from '#kit/time/opening-hours.ts';
import type { Route } from '#visits/route/route.ts';
import { stop as aboutStop } from './route-texts.ts';

/** `About 10:12 AM, 14 min drive` */
export function stopText(route: Route | undefined, visitId: number): string | null {
  const stop = route?.stops.find((each) => each.visitId === visitId);
  if (!stop) return null;
  const drive = stop.driveMinutes === null ? null : durationText(stop.driveMinutes);
  return aboutStop(timeLabel(stop.arriveAt), drive);
}
