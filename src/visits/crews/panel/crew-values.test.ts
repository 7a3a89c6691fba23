import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validate } from '#kit/panel/editing/field-errors.ts';
import { newCrewSchema } from '#visits/crews/crews.ts';
import { checkCrew, crewSnapshot, placeCrewErrors, toCrewInput } from './crew-values.ts';

const crew = {
  name: 'North',
  color: '#112233',
  hours: [{ day: 2 as const, opens: '09:00', closes: '12:00' }],
  places: ['Burbank', 'Glendale'],
  busyCalendar: null,
  version: 1,
};
const { values } = crewSnapshot(crew);
const known = ['Burbank', 'Glendale', 'Pasadena'];

test('a crew goes through the form unchanged, without places that are no longer in Settings', () => {
  const { version: _, busyCalendar, ...shown } = crew;
  const input = { ...shown, busyCalendarUrl: busyCalendar };
  assert.deepEqual(toCrewInput(values, known), input);
  assert.deepEqual(toCrewInput(values, ['Burbank']).places, ['Burbank']);
  assert.deepEqual(toCrewInput({ ...values, hasOwnHours: false, hasOwnPlaces: false }, known), {
    ...input,
    hours: null,
    places: null,
  });
});

test('hours are marked at their weekday, and a crew without places is refused', () => {
  const hours = values.hours.with(3, { day: 4, opens: '12:00', closes: '09:00' });
  const sent = toCrewInput({ ...values, hours }, known);
  assert.deepEqual(Object.keys(placeCrewErrors(validate(newCrewSchema, sent) ?? {}, sent)), [
    'hours.3.closes',
  ]);
  const none = toCrewInput({ ...values, hours: crewSnapshot({ ...crew, hours: null }).values.hours }, known);
  assert.deepEqual(Object.keys(placeCrewErrors(validate(newCrewSchema, none) ?? {}, none)), ['hours']);
  assert.deepEqual(checkCrew(values, known), {});
  const followed = crewSnapshot({ ...crew, busyCalendar: { readAt: null, error: null } }).values;
  assert.equal(toCrewInput(followed, known).busyCalendarUrl, undefined);
  assert.deepEqual(checkCrew(followed, known, true), {});
  assert.deepEqual(Object.keys(checkCrew(followed, known)), ['busyCalendarUrl']);
  assert.deepEqual(checkCrew(values, ['Pasadena']), { places: 'Choose at least one place' });
});
