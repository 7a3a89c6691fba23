import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultBooking } from '#company/profile/booking.ts';
import { validate } from '#kit/panel/editing/field-errors.ts';
import { bookingPartSchema, placeBookingErrors, toBookingPart, toFormValues } from './booking-values.ts';

const part = {
  booking: defaultBooking,
  closures: [{ from: '2026-12-24', to: '2026-12-26', reason: 'Holidays' }],
};
const values = toFormValues(part);

/** Where errors stand once these values were typed over good ones. */
const errorsAfter = (typed: Partial<typeof values>) =>
  Object.keys(placeBookingErrors(validate(bookingPartSchema, toBookingPart({ ...values, ...typed })) ?? {}));

test('booking and closures go through the form unchanged', () => {
  assert.deepEqual(toBookingPart(values), part);
});

test('each error stands at its field or row', () => {
  const morning = { from: '08:00', to: '10:00' };
  assert.deepEqual(errorsAfter({}), []);
  assert.deepEqual(errorsAfter({ horizonDays: '' }), ['horizonDays']);
  assert.deepEqual(errorsAfter({ bufferMinutes: 'ten' }), ['bufferMinutes']);
  assert.deepEqual(errorsAfter({ arrivalWindows: [{ days: [1], from: '08:00', to: '' }] }), [
    'arrivalWindows.0.to',
  ]);
  assert.deepEqual(
    errorsAfter({
      arrivalWindows: [
        { days: [1], ...morning },
        { days: [1], ...morning },
      ],
    }),
    ['arrivalWindows.1.days'],
  );
  assert.deepEqual(errorsAfter({ closures: [{ from: '', to: '2026-12-26', reason: '' }] }).toSorted(), [
    'closures.0.from',
    'closures.0.reason',
  ]);
});
