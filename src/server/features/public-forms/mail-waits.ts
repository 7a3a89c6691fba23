const minute = 60_000;
const day = 24 * 60 * minute;

/** Waits between emails to the same address, so that no form can flood a mailbox. */
const waits = [10 * minute, 60 * minute, day, 7 * day];

interface Mailed {
  consecutiveMails: number;
  mailedAt: string | null;
}

/** Whether an address may get one more email that anybody could have asked for in its name. */
export function mayMail({ consecutiveMails, mailedAt }: Mailed, now: Date): boolean {
  if (mailedAt === null) return true;
  const wait = waits[Math.min(consecutiveMails, waits.length) - 1] ?? 0;
  return Math.abs(now.getTime() - Date.parse(mailedAt)) >= wait;
}
