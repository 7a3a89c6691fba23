import { closureDays } from './closure-days.ts';
import { closedFor } from './open-texts.ts';
import type { Profile } from './profile.ts';

/** More would push the rest of the footer off the screen. */
const maxClosures = 3;

/** The lines of the opening hours, with the next closures below them. */
export const shownHours = ({ hours, closures }: Pick<Profile, 'hours' | 'closures'>) => [
  ...hours.map(({ label, hoursLabel }) => ({ label, hoursLabel })),
  ...closures.slice(0, maxClosures).map((closure) => ({
    label: closureDays(closure),
    hoursLabel: closedFor('', closure.reason),
  })),
];
