import { categoryName } from '#company/catalog/known-categories.ts';
import { type CategoryTimes, timesFor } from '#company/catalog/visit-times.ts';
import { pictureSlotLabels, pictureSlots } from '#company/pictures/own-pictures.ts';
import { discountLabel } from '#company/profile/company-labels.ts';
import type { SettingsValues } from '#company/profile/profile.ts';
import { testimonialPageLabel } from '#company/profile/testimonials.ts';
import { dryIn, hoursSpan, recommended } from '#company/profile/visits-texts.ts';
import { exactDollars } from '#kit/money/money.ts';
import { longDate } from '#kit/time/dates.ts';
import { timeLabel } from '#kit/time/opening-hours.ts';
import { weekdayNames } from '#kit/time/time-texts.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import type { WeekHours } from '#kit/wire/setting-rules.ts';

/** Settings as the audit log shows them: with names of weekdays instead of their numbers. */
export const settingsFacts = ({
  hours,
  places,
  booking,
  closures,
  testimonials,
  faqs,
  colors,
  logo,
  pictures,
  company,
  terms,
  ...others
}: SettingsValues) => ({
  ...others,
  company: {
    ...company,
    categories: company.categories.map((category) => categoryName(category)),
    times: Object.fromEntries(
      Object.keys(company.times).map((category) => [
        categoryName(category),
        timesText(timesFor(company.times, category)),
      ]),
    ),
  },
  terms: {
    ...terms,
    discounts: terms.discounts.map(discountLabel),
  },
  colors: colors ?? asDelivered,
  logo: logo?.url ?? 'none',
  pictures: Object.fromEntries(
    pictureSlots.flatMap((slot) => {
      const own = pictures[slot];
      return own ? [[pictureSlotLabels[slot], `${own.alt} (${own.url})`]] : [];
    }),
  ),
  testimonials:
    testimonials?.map(
      ({ page, name, rating, text }) => `${testimonialPageLabel(page)}, ${name}, ${rating} of 5: ${text}`,
    ) ?? asDelivered,
  faqs:
    faqs?.map(({ usual: _usual, ...texts }) => Object.values(texts).filter(Boolean).join(' ')) ?? asDelivered,
  hours: Object.fromEntries(
    hours.map(({ day, opens, closes }) => [weekdayNames[day], windowLabel(opens, closes)]),
  ),
  places: Object.fromEntries(
    places.map(({ name, groups, zipCodes, tripFee }) => [
      name,
      [
        zipCodes.join(', '),
        groups.length > 0 && `listed on ${groups.join(' and ')}`,
        tripFee !== '0.00' && `trip fee ${exactDollars(tripFee)}`,
      ]
        .filter(Boolean)
        .join('; '),
    ]),
  ),
  booking: {
    ...booking,
    driving: {
      ...booking.driving,
      peakHours: booking.driving.peakHours.map(([from, to]) => windowLabel(from, to)),
    },
    arrivalWindows: booking.arrivalWindows.map(
      ({ days, from, to }) =>
        `${days.map((day) => weekdayNames[day].slice(0, 3)).join(' ')} ${windowLabel(from, to)}`,
    ),
  },
  closures: closures.map(({ from, to, reason }) => {
    const dates = [...new Set([from, to])].map((date) => longDate(date, 'UTC'));
    return `${dates.join(' – ')}: ${reason}`;
  }),
});

const timesText = (times: CategoryTimes) =>
  `a visit takes ${hoursSpan(times.visitHours)}, dry in ${dryIn(times)}, again ${recommended(times)}`;

const asDelivered = 'as delivered';

/** `Mon 8 AM to 6 PM, Tue …` */
export const weekText = (hours: WeekHours) =>
  hours
    .map(
      ({ day, opens, closes }) =>
        `${weekdayNames[day].slice(0, 3)} ${timeLabel(opens)} – ${timeLabel(closes)}`,
    )
    .join(', ');
