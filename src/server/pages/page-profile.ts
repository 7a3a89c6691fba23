import type { Deps } from '#server/deps.ts';
import { lastKnownProfile, readProfile } from '#server/features/settings/settings.queries.ts';
import { upcomingClosures } from '#shared/closures.ts';
import { business } from '#shared/content/business.ts';
import { calendarDate } from '#shared/dates.ts';
import type { Profile } from '#shared/profile.ts';
import { lastPreferredDate } from '#shared/quote-rules.ts';

/** Pages carry only the closures that a visitor can still meet. Cached pages are made anew at midnight. */
export const pageProfile = async (deps: Deps): Promise<Profile> =>
  withUpcoming(deps, await readProfile(deps.db));

/** While the database fails: as it was last read. */
export const lastKnownPageProfile = async (deps: Deps): Promise<Profile> =>
  withUpcoming(deps, await lastKnownProfile(deps.db));

function withUpcoming({ clock }: Deps, profile: Profile): Profile {
  const today = calendarDate(clock(), business.timeZone);
  return { ...profile, closures: upcomingClosures(profile.closures, today, lastPreferredDate(today)) };
}
