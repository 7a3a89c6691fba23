import * as z from 'zod/mini';
import type { Weekday } from '#kit/time/opening-hours.ts';

export const wholeNumber = (min: number, max: number) => {
  const message = `Enter a whole number from ${min} to ${max}`;
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
};

export const requiredText = (what: string, max: number) =>
  z
    .string(`${what} is required`)
    .check(z.trim(), z.minLength(1, `${what} is required`), z.maxLength(max, `At most ${max} characters`));

export const colorSchema = z
  .string('Choose a color')
  .check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, 'Write a color as #rrggbb'));

export const timeSchema = z
  .string('Enter a time')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time'));

export const weekdaySchema = z.literal([1, 2, 3, 4, 5, 6, 7] satisfies Weekday[], 'Choose a day');

export function isUnique(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}

const closesLater = z.refine<{ opens: string; closes: string }>(({ opens, closes }) => opens < closes, {
  path: ['closes'],
  message: 'Closing time must be after opening time',
});

const daysOnce = z.refine<readonly { day: number }[]>(
  (days) => isUnique(days.map(({ day }) => day)),
  'List each day only once',
);

/** Open days only; stored Monday first. */
export const weekHoursSchema = z
  .array(z.object({ day: weekdaySchema, opens: timeSchema, closes: timeSchema }).check(closesLater))
  .check(
    z.minLength(1, 'Choose at least one open day'),
    daysOnce,
    z.overwrite((days) => days.toSorted((a, b) => a.day - b.day)),
  );
export type WeekHours = z.infer<typeof weekHoursSchema>;
