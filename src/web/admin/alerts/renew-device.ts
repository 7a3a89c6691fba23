import type { CurrentUser } from '#shared/auth.ts';
import { isStaff } from '../api/session-query.ts';
import { readThisDevice, turnOff } from './this-device.ts';

/** After each sign-in. Somebody who gets no alerts ends those of whoever used this browser before. */
export async function renewDevice(user: CurrentUser): Promise<void> {
  try {
    await (isStaff(user) ? readThisDevice() : turnOff());
  } catch {
    // The next start of the panel tries again.
  }
}
