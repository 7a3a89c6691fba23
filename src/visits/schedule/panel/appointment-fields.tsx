import { Link } from 'react-router';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { getWeekday } from '#kit/time/opening-hours.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import { addressLine } from '#sales/customers/address-line.ts';
import type { Property } from '#sales/customers/customers.ts';
import { visitDays } from '#sales/quotes/visit-days.ts';
import { crewRefusal } from '#visits/booking/crew-refusal.ts';
import { type AppointmentValues, getTimes, otherWindow, windowValue } from './appointment-values.ts';
import type { BoardData } from './plan-board.ts';
import { useCalendar } from './use-calendar.ts';

export interface AppointmentChoices extends Pick<BoardData, 'crews' | 'settings'> {
  customerId: number | null;
  properties: readonly Property[];
  /** The quote's, for a visit without an address. */
  zipCode: string;
  movedVisitId?: number;
}

interface AppointmentFieldsProps {
  form: EditFormFor<AppointmentValues>;
  choices: AppointmentChoices;
}

/** Crew, day, window and address. Marks windows in which the crew has no time. */
export function AppointmentFields({ form, choices }: AppointmentFieldsProps) {
  const { field, values, saved } = form;
  const { crews, properties, customerId } = choices;
  const reasonFor = useReason(values, choices);
  const windows = windowsOn(values.date, choices.settings);
  const options = [...new Set([saved.window, ...windows.map(windowValue)])].filter(Boolean);
  const label = (value: string) => {
    const [from, to] = [value.slice(0, 5), value.slice(6)];
    return `${windowLabel(from, to)}${reasonFor({ from, to }) === null ? '' : ' (full)'}`;
  };
  const reason = reasonFor(getTimes(values));
  const { first, last } = visitDays();
  const shownCrews = crews.filter(({ id, isActive }) => isActive || String(id) === saved.crewId);
  return (
    <>
      <SelectField
        {...field('crewId')}
        options={shownCrews.map(({ id }) => String(id))}
        texts={Object.fromEntries(
          shownCrews.map(({ id, name, isActive }) => [id, isActive ? name : `${name} (turned off)`]),
        )}
      />
      <TextField {...field('date')} type="date" min={first} max={last} required />
      <SelectField
        {...field('window')}
        options={[...(saved.window === '' ? [''] : []), ...options, otherWindow]}
        texts={{
          '': 'Choose a window',
          [otherWindow]: 'Other times',
          ...Object.fromEntries(options.map((value) => [value, label(value)])),
        }}
      />
      {values.window === otherWindow && (
        <div className="grid grid-cols-2 gap-4">
          <TextField {...field('from')} type="time" required />
          <TextField {...field('to')} type="time" required />
        </div>
      )}
      {reason !== null && (
        <p role="status" className="flex items-start gap-2 rounded-input bg-yellow-wash p-3 text-yellow">
          <AlertIcon className="mt-0.5 size-4 shrink-0" />
          {reason}
        </p>
      )}
      <TextField {...field('minutes')} type="number" inputMode="numeric" min={1} max={1440} />
      <div className="grid gap-1.5">
        <SelectField
          {...field('propertyId')}
          options={['', ...properties.map(({ id }) => String(id))]}
          texts={{
            '': 'No address yet',
            ...Object.fromEntries(properties.map((property) => [property.id, addressLine(property)])),
          }}
        />
        {customerId !== null && (
          <Link
            to={recordKinds.customer.path(customerId)}
            className="justify-self-start text-sm font-medium text-link underline touch:py-2.5"
          >
            Add an address on the customer’s screen
          </Link>
        )}
      </div>
    </>
  );
}

/** The windows of Settings on that weekday, earliest first. */
export const windowsOn = (date: string, { booking }: BoardData['settings']) =>
  date === ''
    ? []
    : booking.arrivalWindows
        .filter(({ days }) => days.includes(getWeekday(date)))
        .toSorted((one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to));

/** Why the chosen crew cannot take the visit in a window; null while that is not known. */
function useReason({ crewId, date, minutes, propertyId }: AppointmentValues, choices: AppointmentChoices) {
  const { crews, settings, properties, zipCode, movedVisitId } = choices;
  const calendar = useCalendar(date, date, { crews, settings });
  const property = properties.find(({ id }) => String(id) === propertyId);
  const wanted = {
    minutes: Number(minutes),
    zipCode: property?.zipCode ?? zipCode,
    ...(movedVisitId !== undefined && { movedVisitId }),
  };
  return ({ from, to }: { from: string; to: string }) =>
    calendar && from !== '' && to !== '' && wanted.minutes > 0
      ? crewRefusal(calendar, Number(crewId), wanted, { date, from, to })
      : null;
}
