import type { ArrivalWindow } from '#company/profile/booking.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { partsOfDay } from './offered-times.ts';

interface ByPreference<Window> {
  /** Those that begin in the part of the day that the customer asked for; empty if they asked for none. */
  preferred: Window[];
  others: Window[];
}

export function byPreference<Window extends ArrivalWindow>(
  windows: readonly Window[],
  preferredTime: string,
): ByPreference<Window> {
  const part = findEntry(partsOfDay, preferredTime);
  const isPreferred = ({ from }: Window) => part !== undefined && part.from <= from && from < part.to;
  return {
    preferred: windows.filter(isPreferred),
    others: windows.filter((window) => !isPreferred(window)),
  };
}
