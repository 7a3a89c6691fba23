import { getOpenDays, toTypedWeek } from '#company/settings/panel/settings-values.ts';
import { WeekHoursFields } from '#company/settings/panel/week-hours-fields.tsx';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { TextField } from '#kit/panel/ui/field.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { visitApi } from '#kit/paths/customer-paths.ts';
import type { WeekHours } from '#kit/wire/setting-rules.ts';
import { type Crew, crewSchema, crewUpdateSchema, newCrewSchema } from '#visits/crews/crews.ts';
import { BusyCalendarStatus } from './busy-calendar-status.tsx';
import { checkCrew, crewLabels, crewSnapshot, newCrew, placeCrewErrors, toCrewInput } from './crew-values.ts';
import { crewsQuery } from './crews-queries.ts';
import { PlaceChoice } from './place-choice.tsx';

interface CrewFormProps {
  /** Undefined for a new crew. */
  crew: Crew | undefined;
  /** Names of the places in Settings. */
  places: readonly string[];
  /** The initial value of own hours. */
  openingHours: WeekHours;
  onDone: () => void;
}

export function CrewForm({ crew, places, openingHours, onDone }: CrewFormProps) {
  const hadBusyCalendar = Boolean(crew?.busyCalendar);
  const form = useEditForm({
    draftKey: crew ? `crew:${crew.id}` : 'crew',
    secrets: ['busyCalendarUrl'],
    saved: crewSnapshot(crew ?? newCrew),
    ...crewLabels,
    schema: crew ? crewUpdateSchema : newCrewSchema,
    body: (values) => toCrewInput(values, places),
    check: (values) => checkCrew(values, places, hadBusyCalendar),
    place: placeCrewErrors,
    mutation: {
      mutationFn: (sent) =>
        crew
          ? fetchAdmin(crewSchema, visitApi.crew(crew.id), {
              method: 'PATCH',
              body: { ...sent.body, version: sent.version },
            })
          : createRecord(crewSchema, visitApi.crews, sent),
      ...mutationCallbacks({
        done: (saved: Crew) => ({ title: crew ? 'Crew saved' : 'Crew added', text: saved.name }),
        failed: crew ? 'Crew not saved.' : 'Crew not added.',
        refetch: () => queryClient.invalidateQueries({ queryKey: crewsQuery.queryKey }),
      }),
    },
    ...(crew && { recordSchema: crewSchema, snapshot: crewSnapshot }),
    onDone,
  });
  const { values, errors, edit } = form;
  return (
    <EditForm
      noun="crew"
      form={form}
      saveLabels={crew ? ['Save Changes', 'Saving...'] : ['Add', 'Adding...']}
      onDone={onDone}
    >
      <TextField {...form.field('name')} autoComplete="off" maxLength={60} />
      <TextField
        {...form.field('color')}
        type="color"
        hint="Marks its visits in Schedule"
        className="w-20! cursor-pointer p-1!"
      />
      <SwitchField
        label="Works your opening hours"
        isOn={!values.hasOwnHours}
        onChange={(isOn) => {
          edit('hasOwnHours', !isOn);
          if (getOpenDays(values.hours).length === 0) edit('hours', toTypedWeek(openingHours));
        }}
      />
      {values.hasOwnHours && (
        <WeekHoursFields
          hours={values.hours}
          errors={errors}
          hint="Leave both times empty on days it doesn’t work."
          onChange={(hours) => edit('hours', hours)}
        />
      )}
      <SwitchField
        label="Serves all your places"
        isOn={!values.hasOwnPlaces}
        onChange={(isOn) => edit('hasOwnPlaces', !isOn)}
      />
      {values.hasOwnPlaces && (
        <PlaceChoice
          places={places}
          chosen={values.places}
          error={errors.places}
          onChange={(chosen) => edit('places', chosen)}
        />
      )}
      <SwitchField
        label="Has a calendar of its own"
        hint="It takes no visits while its Google, Apple or Outlook calendar is busy."
        isOn={values.hasBusyCalendar}
        onChange={(isOn) => edit('hasBusyCalendar', isOn)}
      />
      {values.hasBusyCalendar && (
        <div className="grid gap-1.5">
          <TextField
            {...form.field('busyCalendarUrl')}
            type="url"
            autoComplete="off"
            placeholder={hadBusyCalendar ? 'Paste another address to change it' : 'https://… or webcal://…'}
            hint="In Google it’s called “Secret address in iCal format”, in Outlook the ICS link, in Apple’s calendar the public link. We read only when it’s busy, and won’t show the address again."
          />
          {crew && <BusyCalendarStatus crew={crew} />}
        </div>
      )}
    </EditForm>
  );
}
