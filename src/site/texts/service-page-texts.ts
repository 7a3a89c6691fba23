import type { ServiceCategory } from '#company/catalog/services.ts';
import { type Span, type TimedText, timesFor } from '#company/catalog/visit-times.ts';
import type { OfferedCategory } from '#company/profile/category-words.ts';
import type { Terms } from '#company/profile/company.ts';
import type { Profile } from '#company/profile/profile.ts';
import { hoursSpan, recommended } from '#company/profile/visits-texts.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { findEntry } from '#kit/text/find-entry.ts';
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

/** The texts of the page of a category. */
export interface ServicePageContent {
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

/** The texts that all pages share. */
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

export function getFacts(
  category: ServiceCategory,
  { terms, company, isLicensedAndInsured }: Profile,
): readonly Point[] {
  const known = findEntry(company.times, category);
  const times = timesFor(company.times, category);
  const timed = (span: Span) => hoursSpan(span);
  return [
    ...(known?.visitHours
      ? [
          {
            icon: 'clock' as const,
            title: timed(times.visitHours),
            text: 'per visit, depending on how much we clean',
          },
        ]
      : []),
    ...(known?.dryingHours
      ? [{ icon: 'fan' as const, title: timed(times.dryingHours), text: 'to dry, with good airflow' }]
      : []),
    ...(known?.againMonths
      ? [
          {
            icon: 'calendar' as const,
            title: capitalized(recommended(times)),
            text: 'is how often we recommend a cleaning',
          },
        ]
      : []),
    ...recleanFact(terms, isLicensedAndInsured),
  ];
}

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

/** The page of a category before anybody writes one: made of its words, without claims that only an owner can make. */
export const neutralPage = ({ name, noun, nouns, piece }: OfferedCategory): ServicePageContent => ({
  title: `${name} in {city} | {businessShort}`,
  description: `${name} across {county}, with a price you see before you book. See what it costs and pick a day online.`,
  hero: {
    eyebrow: capitalized(nouns),
    heading: `${name} with a clear price`,
    text: `Tell us about ${piece}, see the price right away, and choose a day that suits you. We take care of the rest.`,
    quoteLabel: 'See my price',
    pictureAlt: 'A bowl of baking soda, a cut lemon and folded cloths on a wooden table',
  },
  prices: {
    eyebrow: 'Prices',
    heading: 'See what it costs',
    text: 'Add what you need in the calculator. Times are how long we’re there.',
    emptyTitle: `No ${name.toLowerCase()} services available at this time`,
  },
  addOnsText: 'Small jobs that cost less while we’re already there.',
  process: {
    eyebrow: 'How it works',
    heading: 'From first look to final check',
    text: 'The same steps every time, whatever the size of the job.',
    steps: [
      {
        icon: 'search',
        title: 'Look',
        text: 'We look at everything with you, answer your questions, and tell you what to expect before we start.',
      },
      {
        icon: 'shield',
        title: 'Prepare',
        text: 'We protect what’s around and set up what the job needs.',
      },
      {
        icon: 'sparkle',
        title: 'Clean',
        text: `We work with the method that suits your ${nouns}, and take the time it needs.`,
      },
      {
        icon: 'check',
        title: 'Final check',
        text: 'We go over the result with you and put everything back before we leave.',
      },
    ],
  },
  beforeAfter: {
    eyebrow: 'Before and after',
    heading: 'Drag to see the difference',
    text: 'Move the handle to see what we did.',
    dirtyAlt: 'Before',
    cleanAlt: 'After',
  },
  reviews: { eyebrow: 'Customers', heading: 'What our customers say' },
  areas: name,
  quote: {
    heading: `See the price for your ${noun}`,
    text: () => 'Choose what you need and see the total right away.',
    label: 'See my price',
  },
});
