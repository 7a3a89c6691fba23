import { companyFacts } from '#company/profile/company-facts.ts';
import { defaultTestimonials } from '#company/profile/default-testimonials-texts.ts';
import type { Faq } from '#company/profile/faqs.ts';
import { getFaqs } from '#company/profile/faqs-texts.ts';
import type { PlaceGroup } from '#company/profile/profile.ts';
import type { OwnTestimonial } from '#company/profile/testimonials.ts';
import type { BusinessSettings, StoredSettings } from '#company/settings/settings.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import type { Weekday } from '#kit/time/opening-hours.ts';
import { weekdayNames } from '#kit/time/time-texts.ts';
import type { TypedDay } from './week-hours-fields.tsx';

/** A place as its row shows it; commas or spaces separate the ZIP codes. */
export interface TypedPlace {
  name: string;
  groups: PlaceGroup[];
  zipCodes: string;
  /** Empty for none. */
  tripFee: string;
}

export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export const toTypedWeek = (open: readonly TypedDay[]): TypedDay[] =>
  weekdays.map((day) => open.find((one) => one.day === day) ?? { day, opens: '', closes: '' });

export const getOpenDays = (week: readonly TypedDay[]): TypedDay[] =>
  week.filter(({ opens, closes }) => opens !== '' || closes !== '');

type FormSettings = Omit<BusinessSettings, 'testimonials' | 'faqs'> &
  Partial<Pick<StoredSettings, 'testimonials' | 'faqs'>> &
  Pick<StoredSettings, 'company' | 'terms'>;

/** Settings as the form shows them: numbers as typed, lists one per line, every weekday, a closed one without times. */
export function toFormValues({ claims, ...settings }: FormSettings) {
  const usualFaqs = getFaqs({ ...settings, ...companyFacts(settings.company, '') });
  return {
    phone: settings.phone,
    email: settings.email,
    contactHours: String(settings.replyWithinHours.contact),
    quoteHours: String(settings.replyWithinHours.quote),
    hours: toTypedWeek(settings.hours),
    radiusMiles: String(settings.radiusMiles),
    places: settings.places.map(
      (place): TypedPlace => ({
        ...place,
        zipCodes: place.zipCodes.join(', '),
        tripFee: toTypedAmount(place.tripFee),
      }),
    ),
    yearsInBusiness: claims.yearsInBusiness,
    customersServed: claims.customersServed,
    satisfactionPercent: figureText(claims.satisfactionPercent),
    ratingOutOfFive: figureText(claims.ratingOutOfFive),
    reviewCount: claims.reviewCount,
    allergenRemovalPercent: figureText(claims.allergenRemovalPercent),
    credentials: claims.credentials.join('\n'),
    dailyTexts: String(settings.texts.dailyLimit),
    hourlyLetters: String(settings.newsletter.hourlyLimit),
    textPrice: settings.texts.pricePerPart,
    forwardCallsTo: settings.forwardCallsTo,
    missedCallText: settings.missedCallText,
    notificationEmails: settings.notificationEmails.join('\n'),
    reviewUrl: settings.reviewUrl,
    testimonials: [...(settings.testimonials ?? defaultTestimonials)] as OwnTestimonial[],
    faqs: (settings.faqs ?? usualFaqs).map(
      (faq): Faq => usualFaqs.find(({ usual }) => usual === faq.usual) ?? faq,
    ),
  };
}

export type SettingsValues = ReturnType<typeof toFormValues>;

export interface SettingsFieldsProps {
  form: EditFormFor<SettingsValues>;
}

export const settingsSnapshot = ({ version, updatedAt: _time, ...settings }: StoredSettings) => ({
  values: toFormValues(settings),
  version,
});

/** Not checked yet: text that is no number becomes NaN, which the schema refuses. */
export const toSettings = (
  values: SettingsValues,
  changed: readonly (keyof SettingsValues)[] = [],
): BusinessSettings => ({
  phone: values.phone,
  email: values.email,
  hours: getOpenDays(values.hours),
  replyWithinHours: { contact: numberIn(values.contactHours), quote: numberIn(values.quoteHours) },
  radiusMiles: numberIn(values.radiusMiles),
  places: values.places.map((place) => ({
    ...place,
    zipCodes: place.zipCodes.split(/[\s,;]+/).filter(Boolean),
    tripFee: place.tripFee.trim() || '0.00',
  })),
  claims: {
    yearsInBusiness: values.yearsInBusiness,
    customersServed: values.customersServed,
    satisfactionPercent: figureIn(values.satisfactionPercent),
    ratingOutOfFive: figureIn(values.ratingOutOfFive),
    reviewCount: values.reviewCount,
    allergenRemovalPercent: figureIn(values.allergenRemovalPercent),
    credentials: linesIn(values.credentials),
  },
  texts: { dailyLimit: numberIn(values.dailyTexts), pricePerPart: values.textPrice.trim() },
  newsletter: { hourlyLimit: numberIn(values.hourlyLetters) },
  forwardCallsTo: values.forwardCallsTo.trim(),
  missedCallText: values.missedCallText,
  notificationEmails: linesIn(values.notificationEmails),
  reviewUrl: values.reviewUrl.trim(),
  ...(changed.includes('testimonials') && { testimonials: values.testimonials }),
  ...(changed.includes('faqs') && { faqs: values.faqs }),
});

/** None is an empty field. */
export const toTypedAmount = (amount: string) => (amount === '0.00' ? '' : amount);

export const numberIn = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

const figureText = (figure: number | null) => (figure === null ? '' : String(figure));

const figureIn = (typed: string) => (typed.trim() === '' ? null : Number(typed));

export const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const settingsLabels = {
  labels: {
    phone: 'Phone',
    email: 'Email',
    contactHours: 'Reply to messages within (hours)',
    quoteHours: 'Reply to quote requests within (hours)',
    hours: 'Hours',
    radiusMiles: 'Radius in miles',
    places: 'Places',
    yearsInBusiness: 'Years in business',
    customersServed: 'Customers served',
    satisfactionPercent: 'Satisfaction in percent',
    ratingOutOfFive: 'Rating out of 5',
    reviewCount: 'Number of reviews',
    allergenRemovalPercent: 'Allergens removed, in percent',
    credentials: 'Credentials',
    dailyTexts: 'Texts a day at most',
    hourlyLetters: 'Newsletter emails an hour at most',
    textPrice: 'Price per text in dollars',
    forwardCallsTo: 'Calls to your text number ring',
    missedCallText: 'Text who reached nobody',
    notificationEmails: 'Email addresses',
    reviewUrl: 'Review link',
    testimonials: 'Reviews',
    faqs: 'Questions',
  },
  texts: {
    hours: ({ hours }: SettingsValues) =>
      hours.map(({ day, opens, closes }) => `${weekdayNames[day]}: ${opens}–${closes}`).join('\n'),
    places: ({ places }: SettingsValues) =>
      places
        .map(({ name, zipCodes, tripFee }) => `${name}: ${zipCodes}${tripFee && `, trip fee $${tripFee}`}`)
        .join('\n'),
    testimonials: ({ testimonials }: SettingsValues) =>
      testimonials.map(({ name, text }) => `${name}: ${text}`).join('\n'),
    faqs: ({ faqs }: SettingsValues) => faqs.map(({ question }) => question).join('\n'),
  },
};
