import { upcomingClosures } from '#company/profile/closures.ts';
import type { Profile } from '#company/profile/profile.ts';
import { lastKnownProfile, readProfile } from '#company/settings/server/settings.queries.ts';
import type { Deps } from '#kit/server/deps.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { lastPreferredDate } from '#sales/quotes/quote-rules.ts';

/** Pages contain only upcoming closures. Cached pages are rendered again at midnight. */
export const pageProfile = async (deps: Deps): Promise<Profile> =>
  withUpcoming(deps, await readProfile(deps.db));

/** The last profile read, for pages that must work without the database. */
export const lastKnownPageProfile = async (deps: Deps): Promise<Profile> =>
  withUpcoming(deps, await lastKnownProfile(deps.db));

function withUpcoming({ clock }: Deps, profile: Profile): Profile {
  const today = calendarDate(clock());
  return { ...profile, closures: upcomingClosures(profile.closures, today, lastPreferredDate(today)) };
}
