import { type ReactNode, useState } from 'react';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { crewRefusal } from '#visits/booking/crew-refusal.ts';
import { dayNumber, fullDay, weekdayName } from '#visits/visits/panel/schedule-text.ts';
import { type AppointmentChoices, windowsOn } from './appointment-fields.tsx';
import { type AppointmentValues, windowValue } from './appointment-values.ts';
import { CrewDot } from './crew-dot.tsx';
import { useCalendar } from './use-calendar.ts';

interface FitPickerProps {
  form: EditFormFor<AppointmentValues>;
  choices: AppointmentChoices;
}

const shownDays = 14;

/** Two weeks and the crews' windows. Marks where the visit fits, driving included; one press each sets day, crew and window. */
export function FitPicker({ form: { values, edit }, choices }: FitPickerProps) {
  const { settings, properties, zipCode, movedVisitId } = choices;
  const today = calendarDate(useNow());
  const [first] = useState(() => [addDays(values.date, -2), today].toSorted()[1]!);
  const days = Array.from({ length: shownDays }, (_, ahead) => addDays(first, ahead));
  const crews = choices.crews.filter(({ isActive }) => isActive);
  const calendar = useCalendar(first, days.at(-1)!, choices);
  const property = properties.find(({ id }) => String(id) === values.propertyId);
  const visit = {
    minutes: Number(values.minutes),
    zipCode: property?.zipCode ?? zipCode,
    ...(movedVisitId !== undefined && { movedVisitId }),
  };
  const fits = (crewId: number, date: string, { from, to }: { from: string; to: string }) =>
    calendar !== undefined &&
    visit.minutes > 0 &&
    crewRefusal(calendar, crewId, visit, { date, from, to }) === null;
  const hasFit = (date: string) =>
    crews.some(({ id }) => windowsOn(date, settings).some((window) => fits(id, date, window)));
  const windows = days.includes(values.date) ? windowsOn(values.date, settings) : [];
  return (
    <div className="grid gap-3">
      <ul className="grid grid-cols-7 gap-1">
        {days.map((date) => (
          <li key={date}>
            <Choice isChosen={date === values.date} fits={hasFit(date)} onChoose={() => edit('date', date)}>
              <span className="sr-only">{fullDay(date)}</span>
              <span aria-hidden="true" className="text-xs">
                {weekdayName(date)}
              </span>
              <span aria-hidden="true" className="text-lg leading-5 font-semibold">
                {dayNumber(date)}
              </span>
            </Choice>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">Where it’s green, the visit fits, driving included.</p>
      {windows.length > 0 &&
        crews.map(({ id, name, color }) => (
          <div key={id} className="grid gap-1">
            <p className="flex items-center gap-1.5 text-sm font-medium">
              <CrewDot color={color} />
              {name}
            </p>
            <ul className="grid grid-cols-3 gap-1 sm:grid-cols-5">
              {windows.map((window) => (
                <li key={windowValue(window)}>
                  <Choice
                    isChosen={values.crewId === String(id) && values.window === windowValue(window)}
                    fits={fits(id, values.date, window)}
                    onChoose={() => {
                      edit('crewId', String(id));
                      edit('window', windowValue(window));
                    }}
                  >
                    <span className="sr-only">{`${name},`}</span>
                    <span className="text-sm">{windowLabel(window.from, window.to)}</span>
                  </Choice>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  fits: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A full one can be chosen too: staff may force. */
const Choice = ({ isChosen, fits, onChoose, children }: ChoiceProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    data-fit={fits ? 'fits' : 'full'}
    onClick={onChoose}
    className={`grid min-h-11 w-full content-center justify-items-center rounded-input px-1 font-medium ${isChosen ? 'bg-accent text-on-accent' : fits ? 'bg-green-wash text-green hover:bg-hover' : 'bg-grey-wash/60 text-ink-soft hover:bg-hover'}`}
  >
    {children}
    <span className="sr-only">{fits ? '(fits)' : '(full)'}</span>
  </button>
);
