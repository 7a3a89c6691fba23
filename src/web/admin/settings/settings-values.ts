import type { Weekday } from '#shared/opening-hours.ts';
import type { PlaceGroup } from '#shared/profile.ts';
import type { Settings, StoredSettings } from '#shared/settings.ts';

/** A place as its row holds it; ZIP codes are separated by commas or spaces. */
export interface TypedPlace {
  name: string;
  groups: PlaceGroup[];
  zipCodes: string;
}

/** Settings as the form holds them: lists one a line, places as JSON of `TypedPlace`, a closed day without times. */
export type SettingsFormValues = Record<SettingsField, string>;

export type SettingsField = (typeof plainFields)[number] | `opens${Weekday}` | `closes${Weekday}`;

const plainFields = [
  'phone',
  'email',
  'contactHours',
  'quoteHours',
  'radiusMiles',
  'places',
  'yearsInBusiness',
  'customersServed',
  'satisfactionPercent',
  'ratingOutOfFive',
  'reviewCount',
  'credentials',
  'notificationEmails',
] as const;

export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export function toFormValues({ claims, ...settings }: Settings): SettingsFormValues {
  const hours = weekdays.flatMap((day) => {
    const open = settings.hours.find((one) => one.day === day);
    return [
      [`opens${day}`, open?.opens ?? ''],
      [`closes${day}`, open?.closes ?? ''],
    ];
  });
  const places = settings.places.map(({ name, groups, zipCodes }) => ({
    name,
    groups,
    zipCodes: zipCodes.join(', '),
  }));
  return {
    phone: settings.phone,
    email: settings.email,
    contactHours: String(settings.replyWithinHours.contact),
    quoteHours: String(settings.replyWithinHours.quote),
    radiusMiles: String(settings.radiusMiles),
    places: JSON.stringify(places satisfies TypedPlace[]),
    yearsInBusiness: claims.yearsInBusiness,
    customersServed: claims.customersServed,
    satisfactionPercent: String(claims.satisfactionPercent),
    ratingOutOfFive: String(claims.ratingOutOfFive),
    reviewCount: claims.reviewCount,
    credentials: claims.credentials.join('\n'),
    notificationEmails: settings.notificationEmails.join('\n'),
    ...Object.fromEntries(hours),
  };
}

/** What the form says, not yet checked: a number that is none becomes NaN, which the schema refuses. */
export function toSettings(values: SettingsFormValues): Settings {
  return {
    phone: values.phone,
    email: values.email,
    hours: weekdays
      .map((day) => ({ day, opens: values[`opens${day}`], closes: values[`closes${day}`] }))
      .filter(({ opens, closes }) => opens !== '' || closes !== ''),
    replyWithinHours: { contact: numberIn(values.contactHours), quote: numberIn(values.quoteHours) },
    radiusMiles: numberIn(values.radiusMiles),
    places: placesIn(values.places).map(({ name, groups, zipCodes }) => ({
      name,
      groups,
      zipCodes: zipCodes.split(/[\s,;]+/).filter(Boolean),
    })),
    claims: {
      yearsInBusiness: values.yearsInBusiness,
      customersServed: values.customersServed,
      satisfactionPercent: numberIn(values.satisfactionPercent),
      ratingOutOfFive: numberIn(values.ratingOutOfFive),
      reviewCount: values.reviewCount,
      credentials: linesIn(values.credentials),
    },
    notificationEmails: linesIn(values.notificationEmails),
  };
}

export const savedPart = ({ version, updatedAt: _time, ...settings }: StoredSettings) => ({
  values: toFormValues(settings),
  version,
});

export const placesIn = (json: string): TypedPlace[] => JSON.parse(json);

const numberIn = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

export const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
