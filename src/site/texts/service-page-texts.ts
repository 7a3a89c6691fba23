import type { ServiceCategory } from '#company/catalog/services.ts';
import { type Span, timesFor } from '#company/catalog/visit-times.ts';
import type { PageIcon } from '#company/categories/category-pages.ts';
import type { Terms } from '#company/profile/company.ts';
import type { Profile } from '#company/profile/profile.ts';
import { hoursSpan, recommended } from '#company/profile/visits-texts.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { hoursText } from '#kit/time/time-texts.ts';

export interface Point {
  icon: PageIcon;
  title: string;
  text: string;
}

/** The texts that all pages share. */
export const servicePages = {
  pauseLabel: 'Pause video',
  startingLabel: 'from',
  quoteLabel: 'Get Quote',
  addLabel: 'Add',
  /** For screen readers, after the label of a link. */
  quoteFor: (title: string) => `for ${title}`,
  offLabel: (percent: number) => `${percent}% off`,
  /** For screen readers, before the struck-through price. */
  insteadLabel: 'instead of',
  minutesLabel: (minutes: number) => `about ${minutes} min`,
  totalLabel: (minutes: number, example: string) => `${minutes} minutes for “${example}”`,
  addOnsHeading: 'Add to the same visit',
  emptyTitle: (name: string) => `No ${name.toLowerCase()} services available at this time`,
  emptyText: 'Please check back later or contact us for custom pricing.',
  contactLabel: 'Contact Us',
  callLabel: (phone: string) => `Call ${phone}`,
  /** For screen readers: the dial with the parts of an hour. */
  dialLabel: (minutes: readonly number[]) =>
    `A clock face with the ${numberWords[minutes.length]} parts of the hour: ${listed(minutes)} minutes`,
} as const;

const numberWords = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const listed = (numbers: readonly number[]) => new Intl.ListFormat('en-GB').format(numbers.map(String));

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

export const replyPromise = ({ replyWithinHours }: Profile) =>
  `We’ll reply within ${hoursText(replyWithinHours.quote)}, and nothing is booked until you confirm.`;

/** Completes “Couch cleaning in …”. */
export function cityCount(places: Profile['places']): string {
  const { length } = places.filter(({ groups }) => groups.includes('home'));
  return `${length} ${length === 1 ? 'city' : 'cities'}`;
}
