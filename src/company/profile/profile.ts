import type { Logo } from '#company/brand/logo.ts';
import type { ChosenColors } from '#company/brand/palette.ts';
import { offeredCategories } from '#company/catalog/known-categories.ts';
import { placeName } from '#company/coverage/place-names.ts';
import type { OwnPictures } from '#company/pictures/own-pictures.ts';
import type { MessageTemplates } from '#company/templates/message-templates.ts';
import { ownerText } from '#kit/refusals/owner-texts.ts';
import { phoneLink } from '#kit/text/phone.ts';
import { type OpeningHours, timeLabel, type Weekday } from '#kit/time/opening-hours.ts';
import { dayRange, weekdayNames } from '#kit/time/time-texts.ts';
import type { Booking } from './booking.ts';
import type { StoredCategory } from './category-words.ts';
import type { Closure } from './closures.ts';
import type { Company, Terms } from './company.ts';
import { type CompanyFacts, companyFacts } from './company-facts.ts';
import { type Faq, isAsked } from './faqs.ts';
import type { InvoiceSettings } from './invoice-settings.ts';
import type { PostalAddress } from './postal-address.ts';
import type { PricingSettings } from './pricing-settings.ts';
import type { OwnTestimonial } from './testimonials.ts';
import type { TipSettings } from './tips.ts';

/** The lists that name the place: the home page's cities or the contact page's areas. */
export type PlaceGroup = 'home' | 'contact';

export interface Place {
  name: string;
  /** On a page in another language, where the name there differs. */
  label?: string;
  groups: readonly PlaceGroup[];
  /** Five digits each. A code may belong to several places. */
  zipCodes: readonly string[];
}

/** As the owner keeps it. */
interface OwnPlace extends Omit<Place, 'label'> {
  /** "0.00" for none. */
  tripFee: string;
}

/** A figure that is empty or null stands nowhere. */
export interface Claims {
  yearsInBusiness: string;
  customersServed: string;
  satisfactionPercent: number | null;
  ratingOutOfFive: number | null;
  reviewCount: string;
  /** For the treatment of mattresses. */
  allergenRemovalPercent: number | null;
  credentials: readonly string[];
}

/** The public part of Settings. */
export interface Profile extends CompanyFacts {
  name: string;
  /** For places without room for the full name. */
  shortName: string;
  legalName: string;
  /** Absent until the owner enters it. */
  postalAddress?: PostalAddress;
  /** The owner's own; absent until they are chosen. */
  colors?: ChosenColors;
  logo?: Logo;
  /** Absent while every place has its illustration. */
  pictures?: OwnPictures;
  phone: { display: string; e164: string };
  email: string;
  hours: readonly OpeningHours[];
  /** The promised reply time of each form. */
  replyWithinHours: { contact: number; quote: number };
  /** How far a crew drives. */
  radiusMiles: number;
  places: readonly Place[];
  claims: Claims;
  terms: Terms;
  /** `YYYY-MM-DD`: since when the legal pages hold. */
  termsDate: string;
  /** An IANA name, such as `America/Chicago`. Dates, hours and “today” are those there. */
  timeZone: string;
  /** As the owner entered it, for the other language. Those that are offered, in order, as the next one. */
  company: Company;
  storedCategories: readonly StoredCategory[];
  /** Holidays and other days without visits. */
  closures: readonly Closure[];
  /** The owner removed all questions, so nothing links to them. */
  hasNoFaqs?: true;
  /** The owner removed all reviews. */
  hasNoReviews?: true;
  /** The number of the license; absent until the owner enters it. */
  license?: string;
}

/** `HH:MM` on a 24-hour clock. */
interface DayHours {
  day: Weekday;
  opens: string;
  closes: string;
}

/** The stored settings, including private ones. */
export interface SettingsValues
  extends Omit<
    Profile,
    | 'legalName'
    | 'postalAddress'
    | 'colors'
    | 'logo'
    | 'pictures'
    | 'phone'
    | 'hours'
    | 'places'
    | 'hasNoFaqs'
    | 'hasNoReviews'
    | 'license'
    | 'storedCategories'
    | keyof CompanyFacts
  > {
  /** Formatted, such as `(503) 555-0142`. */
  phone: string;
  /** Open days only, Monday first. */
  hours: readonly DayHours[];
  places: readonly OwnPlace[];
  pricing: PricingSettings;
  colors: ChosenColors | null;
  logo: Logo | null;
  pictures: OwnPictures;
  /** Receive an email about each new lead. */
  notificationEmails: readonly string[];
  booking: Booking;
  /** How many texts may leave in a day. */
  texts: { dailyLimit: number; pricePerPart: string };
  /** How many letters may leave in an hour. */
  newsletter: { hourlyLimit: number };
  /** Rings when somebody calls the number of the texts; empty: nobody's. */
  forwardCallsTo: string;
  missedCallText: boolean;
  messageTemplates: MessageTemplates;
  /** Where customers write a review; empty if nobody is asked. */
  reviewUrl: string;
  invoices: InvoiceSettings;
  /** Crews take cash, checks and cards at the door. */
  crewTakesPayment: boolean;
  tips: TipSettings;
  /** Null until the owner saves a list. */
  testimonials: readonly OwnTestimonial[] | null;
  faqs: readonly Faq[] | null;
}

type PrivateParts =
  | 'colors'
  | 'logo'
  | 'pictures'
  | 'places'
  | 'pricing'
  | 'invoices'
  | 'booking'
  | 'texts'
  | 'newsletter'
  | 'forwardCallsTo'
  | 'missedCallText'
  | 'messageTemplates'
  | 'reviewUrl'
  | 'crewTakesPayment'
  | 'tips'
  | 'testimonials'
  | 'faqs';
type ProfileValues = Omit<SettingsValues, PrivateParts> &
  Partial<Pick<SettingsValues, Exclude<PrivateParts, 'invoices' | 'places'>>> & {
    places: readonly (Place & Partial<OwnPlace>)[];
    invoices: Pick<InvoiceSettings, 'legalName' | 'postalAddress'> & Partial<InvoiceSettings>;
  };

export function toProfile(
  { phone, hours, places, colors, logo, pictures, ...values }: ProfileValues,
  storedCategories = offeredCategories(values.company),
): Profile {
  const {
    notificationEmails: _private,
    pricing: _pricing,
    booking: _booking,
    texts: _texts,
    newsletter: _newsletter,
    forwardCallsTo: _forward,
    missedCallText: _missed,
    messageTemplates: _templates,
    reviewUrl: _review,
    crewTakesPayment: _crews,
    tips: _tips,
    invoices: { legalName, postalAddress, license },
    testimonials,
    faqs,
    ...rest
  } = values;
  return {
    ...rest,
    storedCategories,
    ...companyFacts(rest.company, rest.name, storedCategories),
    legalName,
    ...(postalAddress.street && { postalAddress }),
    ...(license && { license }),
    ...(testimonials?.length === 0 && { hasNoReviews: true }),
    ...(colors && { colors }),
    ...(logo && { logo }),
    ...(pictures && Object.keys(pictures).length > 0 && { pictures }),
    phone: { display: phone, e164: phoneLink(phone) },
    hours: getOpeningHours(hours),
    places: places.map(({ tripFee: _fee, ...place }) => place),
    ...(faqs && !faqs.some((faq) => isAsked(faq, rest.terms)) && { hasNoFaqs: true }),
  };
}

/** Groups consecutive days with the same hours, such as `Monday – Friday`. */
export function getOpeningHours(days: readonly DayHours[]): OpeningHours[] {
  const groups: DayHours[][] = [];
  for (const next of days) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isSame =
      last && last.day + 1 === next.day && last.opens === next.opens && last.closes === next.closes;
    if (isSame) group?.push(next);
    else groups.push([next]);
  }
  return groups.map((group) => {
    const first = group[0]!;
    const days = group.map(({ day }) => day);
    const { opens, closes } = first;
    return { ...hoursLabels(days, opens, closes), days, opens, closes };
  });
}

function hoursLabels(days: readonly Weekday[], opens: string, closes: string) {
  return {
    label: dayRange(weekdayNames[days[0]!], weekdayNames[days.at(-1)!]),
    hoursLabel: `${timeLabel(opens)} – ${timeLabel(closes)}`,
  };
}

/** In the language that this code was built for. */
export const localProfile = (profile: Profile): Profile => ({
  ...profile,
  ...companyFacts(profile.company, profile.name, profile.storedCategories),
  hours: profile.hours.map((hours) => ({ ...hours, ...hoursLabels(hours.days, hours.opens, hours.closes) })),
  places: profile.places.map(labeled),
  closures: profile.closures.map((closure) => ({ ...closure, reason: ownerText(closure.reason) })),
});

function labeled(place: Place): Place {
  const label = placeName(place.name);
  return label === place.name ? place : { ...place, label };
}
