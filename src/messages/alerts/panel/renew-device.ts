import type { CurrentUser } from '#kit/access/auth.ts';
import { isStaff } from '#kit/panel/api/session-query.ts';
import { readThisDevice, turnOff } from './this-device.ts';

/** Runs after each sign-in. If this user’s role gets no alerts, it ends those of the previous user of this browser. */
export async function renewDevice(user: CurrentUser): Promise<void> {
  try {
    await (isStaff(user) ? readThisDevice() : turnOff());
  } catch {
    // The next start of the panel tries again.
  }
}
