/** A new site's zone, which the owner changes in Settings. A file of its own, because the calculator loads it. */
export const firstTimeZone = 'America/Los_Angeles';
