import { createContext, useContext } from 'react';
import type { Profile } from '#company/profile/profile.ts';

const ProfileContext = createContext<Profile | null>(null);

export const ProfileProvider = ProfileContext.Provider;

/** The public settings, on the server and, from the page's data, in the browser. */
export function useProfile(): Profile {
  const profile = useContext(ProfileContext);
  if (!profile) throw new Error('No profile: the view stands outside ProfileProvider');
  return profile;
}
