const minute = 60_000;
const day = 24 * 60 * minute;

/** Waits between emails to the same address, so that no form can flood a mailbox. */
const waits = [10 * minute, 60 * minute, day, 7 * day];

interface Mailed {
  consecutiveMails: number;
  mailedAt: string | null;
}

/** Whether an address may get one more email that anybody could have asked for in its name. */
export const mayMail = (mailed: Mailed, now: Date): boolean => mailWait(mailed, now) === 0;

/** In milliseconds; 0 if it may get one now. */
export function mailWait({ consecutiveMails, mailedAt }: Mailed, now: Date): number {
  if (mailedAt === null) return 0;
  const wait = waits[Math.min(consecutiveMails, waits.length) - 1] ?? 0;
  return Math.max(0, wait - Math.abs(now.getTime() - Date.parse(mailedAt)));
}
