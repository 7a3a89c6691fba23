import { getOpenDays, toTypedWeek } from '#company/settings/panel/settings-values.ts';
import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';
import { weekdayNames } from '#kit/time/time-texts.ts';
import type { Crew, NewCrewInput } from '#visits/crews/crews.ts';

export const newCrewColor = '#33508f';

/** The form keeps its own hours and places while they are turned off. */
const toFormValues = ({ name, color, hours, places }: EditedCrew) => ({
  name,
  color,
  hasOwnHours: hours !== null,
  hours: toTypedWeek(hours ?? []),
  hasOwnPlaces: places !== null,
  places: places ?? [],
});
type EditedCrew = Pick<Crew, 'name' | 'color' | 'hours' | 'places' | 'version'>;
type CrewValues = ReturnType<typeof toFormValues>;

export const crewSnapshot = (crew: EditedCrew) => ({ values: toFormValues(crew), version: crew.version });

/** A place that is no longer in Settings is left out. */
export const toCrewInput = (
  values: CrewValues,
  known: readonly string[],
): Omit<NewCrewInput, 'isActive'> => ({
  name: values.name,
  color: values.color,
  hours: values.hasOwnHours ? getOpenDays(values.hours) : null,
  places: values.hasOwnPlaces ? values.places.filter((name) => known.includes(name)) : null,
});

export function checkCrew({ hasOwnPlaces, places }: CrewValues, known: readonly string[]): FieldErrors {
  const isServing = places.some((name) => known.includes(name));
  return hasOwnPlaces && !isServing ? { places: 'Choose at least one place' } : {};
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
  },
  texts: {
    hasOwnHours: ({ hasOwnHours }: CrewValues) => (hasOwnHours ? 'No' : 'Yes'),
    hours: ({ hours }: CrewValues) =>
      getOpenDays(hours)
        .map(({ day, opens, closes }) => `${weekdayNames[day]}: ${opens}–${closes}`)
        .join('\n'),
    hasOwnPlaces: ({ hasOwnPlaces }: CrewValues) => (hasOwnPlaces ? 'No' : 'Yes'),
    places: ({ places }: CrewValues) => places.join(', '),
  },
};
