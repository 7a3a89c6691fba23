import * as z from 'zod/mini';
import { weekdayNames } from '#kit/time/time-texts.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { isUnique, timeSchema, weekdaySchema, wholeNumber } from '#kit/wire/setting-rules.ts';
import { requiredText } from '#kit/wire/text.ts';

/** A span within which a crew arrives, `HH:MM` local to the business. */
export const windowSchema = z.object({ from: timeSchema, to: timeSchema });
export type ArrivalWindow = z.infer<typeof windowSchema>;

const endsLater = z.refine<{ from: string; to: string }>(({ from, to }) => from < to, {
  path: ['to'],
  message: 'The end must be after the start',
});

const daysWindowSchema = z
  .object({
    days: z
      .array(weekdaySchema)
      .check(z.minLength(1, 'Choose at least one day'), z.refine(isUnique, 'List each day only once')),
    from: timeSchema,
    to: timeSchema,
  })
  .check(endsLater);
type DaysWindow = z.infer<typeof daysWindowSchema>;

/** The first window that a weekday has twice. */
function findRepeated(windows: readonly DaysWindow[]) {
  for (const [index, { days, from, to }] of windows.entries()) {
    const isSame = (other: DaysWindow) => other.from === from && other.to === to;
    const earlier = windows.slice(0, index).filter(isSame);
    const day = days.find((weekday) => earlier.some((other) => other.days.includes(weekday)));
    if (day) {
      return { index, message: `${weekdayNames[day]} has ${windowLabel(from, to)} twice` };
    }
  }
  return undefined;
}

const speed = wholeNumber(5, 90);

const drivingSchema = z.object({
  isOn: z.boolean(),
  milesPerHour: speed,
  /** For whoever leaves a visit within `peakHours`. */
  peakMilesPerHour: speed,
  /** From and to, the end not included. */
  peakHours: z
    .array(
      z
        .tuple([timeSchema, timeSchema])
        .check(
          z.refine(([from, to]) => from < to, { path: [1], message: 'The end must be after the start' }),
        ),
    )
    .check(z.maxLength(6, 'At most 6 peaks')),
});
export type Driving = z.infer<typeof drivingSchema>;

const defaultDriving: Driving = {
  isOn: true,
  milesPerHour: 28,
  peakMilesPerHour: 18,
  peakHours: [
    ['07:00', '10:00'],
    ['15:00', '19:00'],
  ],
};

export const bookingSchema = z.object({
  /** Customers pick an arrival window themselves. */
  selfBooking: z.boolean(),
  arrivalWindows: z.array(daysWindowSchema).check(
    z.maxLength(50, 'At most 50 arrival windows'),
    z.check((context) => {
      const repeated = findRepeated(context.value);
      if (!repeated) return;
      context.issues.push({
        code: 'custom',
        message: repeated.message,
        path: [repeated.index, 'days'],
        input: context.value,
      });
    }),
  ),
  minimumNoticeHours: wholeNumber(0, 720),
  horizonDays: wholeNumber(1, 365),
  /** Between two visits of a crew. */
  bufferMinutes: wholeNumber(0, 240),
  /** How long a chosen window waits for the address. */
  holdMinutes: wholeNumber(1, 120),
  /** Customers move and cancel until this many hours before the window begins. */
  changeCutoffHours: wholeNumber(0, 720),
  /** How many days a sent quote can be accepted. */
  quoteValidDays: wholeNumber(1, 365),
  /** Percent of the total, paid online at booking; 0 asks for none. */
  depositPercent: wholeNumber(0, 100),
  /** For a visit none of whose items has a duration. */
  minutesWithoutDuration: wholeNumber(5, 1440),
  driving: z._default(drivingSchema, defaultDriving),
});
export type Booking = z.infer<typeof bookingSchema>;

const date = z.iso.date({ error: 'Enter a date as YYYY-MM-DD', abort: true });

export const closureSchema = z
  .object({ from: date, to: date, reason: requiredText('A reason is required', 100) })
  .check(
    z.refine(({ from, to }) => from <= to, {
      path: ['to'],
      message: 'The last day must not be before the first',
    }),
  );

export const closuresSchema = z.array(closureSchema).check(
  z.maxLength(100, 'At most 100 closures'),
  z.overwrite((closures) =>
    closures.toSorted((one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to)),
  ),
);

/** A new site's settings. See docs/product/visits.md#arrival-windows. */
export const defaultBooking: Booking = {
  selfBooking: true,
  arrivalWindows: [
    { days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '10:00' },
    { days: [1, 2, 3, 4, 5, 6, 7], from: '10:00', to: '12:00' },
    { days: [1, 2, 3, 4, 5, 6, 7], from: '12:00', to: '14:00' },
    { days: [1, 2, 3, 4, 5, 6, 7], from: '14:00', to: '16:00' },
    { days: [1, 2, 3, 4, 5], from: '16:00', to: '18:00' },
  ],
  minimumNoticeHours: 12,
  horizonDays: 30,
  bufferMinutes: 30,
  holdMinutes: 15,
  changeCutoffHours: 24,
  quoteValidDays: 30,
  depositPercent: 0,
  minutesWithoutDuration: 30,
  driving: defaultDriving,
};
