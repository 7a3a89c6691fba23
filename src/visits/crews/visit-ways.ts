import type { CrewDay, DayDriving } from './day-visit.ts';

/** Parking and the way to the door. */
const parkingMinutes = 5;

export interface Way {
  gap: number;
  peakGap: number;
  /** Null if not known. */
  drive: { usual: number; peak: number } | null;
}

export const getGap = ({ gap, peakGap }: Way, isPeakTime: boolean) => (isPeakTime ? peakGap : gap);
export const getDrive = ({ drive }: Way, isPeakTime: boolean) =>
  drive && (isPeakTime ? drive.peak : drive.usual);

/** From each visit to each other one. */
export function getWays({ visits, bufferMinutes, driving }: CrewDay): Way[][] {
  return visits.map((before) =>
    visits.map((after) => {
      const drive = driving?.between(before.zipCode ?? '', after.zipCode ?? '') ?? null;
      const counts = drive !== null && !before.isForced && !after.isForced;
      const toGap = (minutes: number) => Math.max(bufferMinutes, minutes + parkingMinutes);
      return {
        gap: counts ? toGap(drive.usual) : bufferMinutes,
        peakGap: counts ? toGap(drive.peak) : bufferMinutes,
        drive,
      };
    }),
  );
}

export const isPeak = (driving: DayDriving | undefined, end: number) =>
  driving?.peaks.some(({ from, to }) => from <= end && end < to) ?? false;

/** After it nobody arrives earlier by leaving later. */
export function getLastChange({ driving, closes }: CrewDay): number {
  const ends = (driving?.peaks ?? []).flatMap(({ from, to }) => [from, to]).filter((end) => end < closes);
  return Math.max(0, ...ends);
}
