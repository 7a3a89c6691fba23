import type { Deps } from '#server/deps.ts';
import { lastKnownProfile, readProfile } from '#server/features/settings/settings.queries.ts';
import { upcomingClosures } from '#shared/closures.ts';
import { calendarDate } from '#shared/dates.ts';
import type { Profile } from '#shared/profile.ts';
import { lastPreferredDate } from '#shared/quote-rules.ts';

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
