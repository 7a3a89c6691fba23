/** What a new site begins with; a file of its own, because the calculator loads it. The owner changes it in Settings. */
export const firstTimeZone = 'America/Los_Angeles';
