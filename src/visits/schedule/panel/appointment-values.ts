import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { fullDay } from '#visits/visits/panel/schedule-text.ts';
import type { Visit } from '#visits/visits/visits.ts';

/** Where and when a visit takes place, as its form edits it. */
export interface AppointmentValues {
  crewId: string;
  date: string;
  /** `08:00-10:00`, or `other` for the times in `from` and `to`. */
  window: string;
  from: string;
  to: string;
  minutes: string;
  /** Empty without an address. */
  propertyId: string;
}

export const otherWindow = 'other';
export const windowValue = ({ from, to }: { from: string; to: string }) => `${from}-${to}`;

export const appointmentLabels = {
  crewId: 'Crew',
  date: 'Day',
  window: 'Arrival window',
  from: 'From',
  to: 'To',
  minutes: 'Minutes of work',
  propertyId: 'Address',
};

/** How the conflict notice shows values that are not plain text. */
export const appointmentTexts = (crews: readonly { id: number; name: string }[]) => ({
  crewId: ({ crewId }: AppointmentValues) => crews.find(({ id }) => String(id) === crewId)?.name ?? '(none)',
  date: ({ date }: AppointmentValues) => (date === '' ? '(none)' : fullDay(date)),
  window: (values: AppointmentValues) => {
    const { from, to } = getTimes(values);
    return from && to ? windowLabel(from, to) : '(none)';
  },
  propertyId: ({ propertyId }: AppointmentValues) => (propertyId === '' ? '(none)' : 'another address'),
});

export const getTimes = ({ window, from, to }: AppointmentValues) =>
  window === otherWindow || window === ''
    ? { from: window === '' ? '' : from, to: window === '' ? '' : to }
    : { from: window.slice(0, 5), to: window.slice(6) };

export const toVisitBody = (values: AppointmentValues) => ({
  crewId: Number(values.crewId),
  date: values.date,
  ...getTimes(values),
  durationMinutes: Number(values.minutes),
  propertyId: values.propertyId === '' ? null : Number(values.propertyId),
});

export const checkAppointment = ({ date, window, from, to }: AppointmentValues): FieldErrors => ({
  ...(date === '' && { date: 'Choose a day' }),
  ...(window === '' && { window: 'Choose an arrival window' }),
  ...(window === otherWindow && from === '' && { from: 'Enter a time' }),
  ...(window === otherWindow && to === '' && { to: 'Enter a time' }),
});

/** The errors of the body at the fields of the form. */
export const placeAppointmentErrors = ({ durationMinutes, ...errors }: FieldErrors): FieldErrors => ({
  ...errors,
  ...(durationMinutes !== undefined && { minutes: durationMinutes }),
});

export const getAppointment = (visit: Visit): AppointmentValues => ({
  crewId: String(visit.crewId),
  date: visit.date,
  window: windowValue(visit),
  from: visit.from,
  to: visit.to,
  minutes: String(visit.durationMinutes),
  propertyId: visit.property === null ? '' : String(visit.property.id),
});
