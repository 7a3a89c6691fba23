import * as z from 'zod/mini';
import { bookingSchema, closuresSchema } from '#company/profile/booking.ts';
import type { Closure } from '#company/profile/closures.ts';
import { numberIn } from '#company/settings/panel/settings-values.ts';
import type { StoredSettings } from '#company/settings/settings.ts';
import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import type { Weekday } from '#kit/time/opening-hours.ts';
import { weekdayNames } from '#kit/time/time-texts.ts';

export interface TypedWindow {
  days: Weekday[];
  from: string;
  to: string;
}

/** The part of Settings that this screen edits. */
export const bookingPartSchema = z.object({ booking: bookingSchema, closures: closuresSchema });
type BookingPart = z.infer<typeof bookingPartSchema>;

export const toFormValues = ({ booking, closures }: BookingPart) => ({
  selfBooking: booking.selfBooking,
  arrivalWindows: booking.arrivalWindows as TypedWindow[],
  minimumNoticeHours: String(booking.minimumNoticeHours),
  horizonDays: String(booking.horizonDays),
  bufferMinutes: String(booking.bufferMinutes),
  holdMinutes: String(booking.holdMinutes),
  changeCutoffHours: String(booking.changeCutoffHours),
  quoteValidDays: String(booking.quoteValidDays),
  depositPercent: String(booking.depositPercent),
  minutesWithoutDuration: String(booking.minutesWithoutDuration),
  isDrivingOn: booking.driving.isOn,
  milesPerHour: String(booking.driving.milesPerHour),
  peakMilesPerHour: String(booking.driving.peakMilesPerHour),
  peakHours: booking.driving.peakHours.map(([from, to]) => ({ from, to })),
  closures: closures as Closure[],
});
export type BookingValues = ReturnType<typeof toFormValues>;

export interface BookingFieldsProps {
  form: EditFormFor<BookingValues>;
}

export const bookingSnapshot = (settings: StoredSettings) => ({
  values: toFormValues(settings),
  version: settings.version,
});

/** Not checked yet: text that is no number becomes NaN, which the schema refuses. */
export const toBookingPart = ({
  closures,
  selfBooking,
  arrivalWindows,
  isDrivingOn,
  peakHours,
  ...figures
}: BookingValues): BookingPart => ({
  booking: {
    selfBooking,
    arrivalWindows,
    minimumNoticeHours: numberIn(figures.minimumNoticeHours),
    horizonDays: numberIn(figures.horizonDays),
    bufferMinutes: numberIn(figures.bufferMinutes),
    holdMinutes: numberIn(figures.holdMinutes),
    changeCutoffHours: numberIn(figures.changeCutoffHours),
    quoteValidDays: numberIn(figures.quoteValidDays),
    depositPercent: numberIn(figures.depositPercent),
    minutesWithoutDuration: numberIn(figures.minutesWithoutDuration),
    driving: {
      isOn: isDrivingOn,
      milesPerHour: numberIn(figures.milesPerHour),
      peakMilesPerHour: numberIn(figures.peakMilesPerHour),
      peakHours: peakHours.map(({ from, to }): [string, string] => [from, to]),
    },
  },
  closures,
});

/** The form has the fields of `booking` without that step. */
export const placeBookingErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path
        .replace(/^booking\.(driving\.)?/, '')
        .replace(/^(peakHours\.\d+)\.([01])$/, (_, peak, end) => `${peak}.${end === '0' ? 'from' : 'to'}`),
      message,
    ]),
  );

export const bookingLabels = {
  labels: {
    selfBooking: 'Customers book online',
    arrivalWindows: 'Arrival windows',
    minimumNoticeHours: 'Minimum notice, in hours',
    horizonDays: 'Book ahead, in days',
    bufferMinutes: 'Time between visits, in minutes',
    holdMinutes: 'Hold a window for, in minutes',
    changeCutoffHours: 'Changes until, in hours before',
    quoteValidDays: 'Quotes are valid for, in days',
    depositPercent: 'Deposit, in percent',
    minutesWithoutDuration: 'Visit of unknown length, in minutes',
    isDrivingOn: 'Count driving',
    milesPerHour: 'Speed, in miles per hour',
    peakMilesPerHour: 'Speed in peak hours, in miles per hour',
    peakHours: 'Peak hours',
    closures: 'Closures',
  },
  texts: {
    selfBooking: ({ selfBooking }: BookingValues) => (selfBooking ? 'On' : 'Off'),
    arrivalWindows: ({ arrivalWindows }: BookingValues) =>
      arrivalWindows
        .map(
          ({ days, from, to }) =>
            `${from}–${to}: ${days.map((day) => weekdayNames[day].slice(0, 3)).join(', ')}`,
        )
        .join('\n'),
    isDrivingOn: ({ isDrivingOn }: BookingValues) => (isDrivingOn ? 'On' : 'Off'),
    peakHours: ({ peakHours }: BookingValues) => peakHours.map(({ from, to }) => `${from}–${to}`).join('\n'),
    closures: ({ closures }: BookingValues) =>
      closures.map(({ from, to, reason }) => `${from} – ${to}: ${reason}`).join('\n'),
  },
};
