import { getOpenDays, toTypedWeek } from '#company/settings/panel/settings-values.ts';
import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';
import { weekdayNames } from '#kit/time/time-texts.ts';
import type { Crew, CrewUpdate, NewCrewInput } from '#visits/crews/crews.ts';

export const newCrew = {
  name: '',
  color: '#33508f',
  hours: null,
  places: null,
  busyCalendar: null,
  version: 0,
};

/** The form keeps its own hours and places while they are turned off. */
const toFormValues = ({ name, color, hours, places, busyCalendar }: EditedCrew) => ({
  name,
  color,
  hasOwnHours: hours !== null,
  hours: toTypedWeek(hours ?? []),
  hasOwnPlaces: places !== null,
  places: places ?? [],
  hasBusyCalendar: busyCalendar !== null,
  busyCalendarUrl: '',
});
type EditedCrew = Pick<Crew, 'name' | 'color' | 'hours' | 'places' | 'busyCalendar' | 'version'>;
type CrewValues = ReturnType<typeof toFormValues>;

export const crewSnapshot = (crew: EditedCrew) => ({ values: toFormValues(crew), version: crew.version });

/** A place that is no longer in Settings is left out, and so is a calendar’s address that nobody has entered anew. */
export const toCrewInput = (values: CrewValues, known: readonly string[]): CrewInput => ({
  name: values.name,
  color: values.color,
  hours: values.hasOwnHours ? getOpenDays(values.hours) : null,
  places: values.hasOwnPlaces ? values.places.filter((name) => known.includes(name)) : null,
  busyCalendarUrl: values.hasBusyCalendar ? values.busyCalendarUrl.trim() || undefined : null,
});

type CrewInput = Omit<NewCrewInput, 'isActive' | 'busyCalendarUrl'> & Pick<CrewUpdate, 'busyCalendarUrl'>;

export function checkCrew(
  { hasOwnPlaces, places, hasBusyCalendar, busyCalendarUrl }: CrewValues,
  known: readonly string[],
  hadBusyCalendar = false,
): FieldErrors {
  const isServing = places.some((name) => known.includes(name));
  const lacksAddress = hasBusyCalendar && !hadBusyCalendar && busyCalendarUrl.trim() === '';
  return {
    ...(hasOwnPlaces && !isServing && { places: 'Choose at least one place' }),
    ...(lacksAddress && { busyCalendarUrl: 'Paste the calendar’s address' }),
  };
}

/** Errors of the open days that are sent, at the rows of the whole week. */
export const placeCrewErrors = (errors: FieldErrors, { hours }: Pick<NewCrewInput, 'hours'>): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, index, part] = /^hours\.(\d+)\.?(\w*)$/.exec(path) ?? [];
      const day = index && hours?.[Number(index)]?.day;
      return [day ? `hours.${day - 1}.${part === 'closes' ? part : 'opens'}` : path, message];
    }),
  );

export const crewLabels = {
  labels: {
    name: 'Name',
    color: 'Color',
    hasOwnHours: 'Works your opening hours',
    hours: 'Hours',
    hasOwnPlaces: 'Serves all your places',
    places: 'Places',
    hasBusyCalendar: 'Has a calendar of its own',
    busyCalendarUrl: 'Secret calendar address',
  },
  texts: {
    hasOwnHours: ({ hasOwnHours }: CrewValues) => (hasOwnHours ? 'No' : 'Yes'),
    hours: ({ hours }: CrewValues) =>
      getOpenDays(hours)
        .map(({ day, opens, closes }) => `${weekdayNames[day]}: ${opens}–${closes}`)
        .join('\n'),
    hasOwnPlaces: ({ hasOwnPlaces }: CrewValues) => (hasOwnPlaces ? 'No' : 'Yes'),
    places: ({ places }: CrewValues) => places.join(', '),
    hasBusyCalendar: ({ hasBusyCalendar }: CrewValues) => (hasBusyCalendar ? 'Yes' : 'No'),
  },
};
