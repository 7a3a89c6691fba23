import type { ServiceCategory } from '#company/catalog/services.ts';
import type { TimedText } from '#company/catalog/visit-times.ts';
import type { Terms } from '#company/profile/company.ts';
import type { Profile } from '#company/profile/profile.ts';
import { hoursSpan, recommended } from '#company/profile/visits-texts.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { hoursText } from '#kit/time/time-texts.ts';

/** Symbols of `icons.svg`. */
type ServiceIcon =
  | 'brush'
  | 'calendar'
  | 'check'
  | 'clock'
  | 'cloth'
  | 'drop'
  | 'fan'
  | 'germ'
  | 'leaf'
  | 'mite'
  | 'moon'
  | 'search'
  | 'shield'
  | 'sparkle'
  | 'spray'
  | 'vacuum'
  | 'wand'
  | 'wind';

export interface Point {
  icon: ServiceIcon;
  title: string;
  text: string;
}

interface ProcessStep extends Omit<Point, 'text'> {
  text: TimedText;
  /** For the service that `process.example` names. Either all steps have minutes or none. */
  minutes?: number;
}

interface SectionText {
  eyebrow: string;
  heading: string;
  text: string;
}

/** The texts of one of the four pages. */
export interface ServicePageContent {
  category: ServiceCategory;
  title: string;
  description: string;
  hero: Omit<SectionText, 'text'> & { text: TimedText; quoteLabel: string; pictureAlt: string };
  prices: SectionText & { emptyTitle: string };
  addOnsText: string;
  process: SectionText & {
    steps: readonly ProcessStep[];
    /** The title of the service whose duration the steps add up to. Without such a service no minutes are shown. */
    example?: string;
  };
  beforeAfter: SectionText & { dirtyAlt: string; cleanAlt: string };
  reviews: { eyebrow: string; heading: string };
  /** Starts the heading of the areas section, such as 'Couch cleaning'. */
  areas: string;
  /** The page adds `replyPromise` to the text. */
  quote: { heading: string; text: (profile: Profile) => string; label: string };
}

/** The texts that all four pages share. */
export const servicePages = {
  caption: 'Illustration',
  pauseLabel: 'Pause video',
  startingLabel: 'from',
  quoteLabel: 'Get Quote',
  /** For screen readers, after the label of a link. */
  quoteFor: (title: string) => `for ${title}`,
  offLabel: (percent: number) => `${percent}% off`,
  /** For screen readers, before the struck-through price. */
  insteadLabel: 'instead of',
  minutesLabel: (minutes: number) => `about ${minutes} min`,
  totalLabel: (minutes: number, example: string) => `${minutes} minutes for “${example}”`,
  addOnsHeading: 'Add to the same visit',
  emptyText: 'Please check back later or contact us for custom pricing.',
  contactLabel: 'Contact Us',
} as const;

export const getFacts = (
  category: ServiceCategory,
  { terms, company, isLicensedAndInsured }: Profile,
): readonly Point[] => [
  {
    icon: 'clock',
    title: hoursSpan(company.times[category].visitHours),
    text: 'per visit, depending on how much we clean',
  },
  { icon: 'fan', title: hoursSpan(company.times[category].dryingHours), text: 'to dry, with good airflow' },
  {
    icon: 'calendar',
    title: capitalized(recommended(company.times[category])),
    text: 'is how often we recommend a cleaning',
  },
  ...recleanFact(terms, isLicensedAndInsured),
];

function recleanFact(
  { hasFreeReclean, recleanWithinDays }: Terms,
  isLicensedAndInsured: boolean,
): readonly Point[] {
  const insured = isLicensedAndInsured ? ' Licensed and insured.' : '';
  if (hasFreeReclean) {
    const text = `if you tell us within ${recleanWithinDays} days.${insured}`;
    return [{ icon: 'shield', title: 'Free re-clean', text }];
  }
  return insured ? [{ icon: 'shield', title: 'Licensed and insured', text: 'on every visit' }] : [];
}

export const getAreas = (what: string, { places, radiusMiles, city }: Profile): SectionText => ({
  eyebrow: 'Where we work',
  heading: `${what} in ${cityCount(places)} around ${city}`,
  text: `Our vans travel up to ${radiusMiles} miles. Enter your ZIP code in the calculator to check if we serve your area. If we don’t, ask anyway.`,
});

export const replyPromise = ({ replyWithinHours }: Profile) =>
  `We’ll reply within ${hoursText(replyWithinHours.quote)}, and nothing is booked until you confirm.`;

function cityCount(places: Profile['places']): string {
  const { length } = places.filter(({ groups }) => groups.includes('home'));
  return `${length} ${length === 1 ? 'city' : 'cities'}`;
}
