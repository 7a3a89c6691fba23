import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { SheetBody } from '#kit/panel/ui/sheet.tsx';
import { type Visit, visitSchema, visitUpdateSchema } from '#visits/visits/visits.ts';
import { type AppointmentChoices, AppointmentFields } from './appointment-fields.tsx';
import {
  appointmentLabels,
  appointmentTexts,
  checkAppointment,
  getAppointment,
  placeAppointmentErrors,
  toVisitBody,
} from './appointment-values.ts';
import { FitPicker } from './fit-picker.tsx';
import { isOpenVisit } from './plan-board.ts';
import { useAppointmentChoices } from './use-appointment-choices.ts';
import { useChangeVisit } from './use-change-visit.ts';

interface MoveVisitFormProps {
  visit: Visit;
  /** The quote's, if it is known. */
  zipCode: string;
  onDone: () => void;
}

/** Changes crew, day, window, duration and address of a visit. */
export function MoveVisitForm(props: MoveVisitFormProps) {
  const { visit, zipCode } = props;
  const choices = useAppointmentChoices(visit.customerId);
  if (choices.data) {
    return <LoadedForm {...props} choices={{ ...choices.data, zipCode, movedVisitId: visit.id }} />;
  }
  return (
    <SheetBody>
      <QueryView query={choices} what="the crews">
        {() => null}
      </QueryView>
    </SheetBody>
  );
}

function LoadedForm({ visit, choices, onDone }: MoveVisitFormProps & { choices: AppointmentChoices }) {
  const move = useChangeVisit();
  const form = useEditForm({
    draftKey: `move:${visit.id}`,
    saved: snapshot(visit),
    labels: appointmentLabels,
    texts: appointmentTexts(choices.crews),
    schema: visitUpdateSchema,
    // `useChangeVisit` sends the version that the form shows.
    body: (values) => ({ ...toVisitBody(values), version: visit.version }),
    check: checkAppointment,
    place: placeAppointmentErrors,
    mutation: {
      mutationFn: ({ body: { version: _shown, ...change }, version }) =>
        move.mutateAsync({ visit, change, version }),
    },
    recordSchema: visitSchema,
    snapshot: (present) => (isOpenVisit(present) ? snapshot(present) : null),
    onDone,
  });
  return (
    <EditForm noun="visit" form={form} saveLabels={['Move visit', 'Moving...']} onDone={onDone}>
      <FitPicker form={form} choices={choices} />
      <AppointmentFields form={form} choices={choices} />
    </EditForm>
  );
}

const snapshot = (visit: Visit) => ({ values: getAppointment(visit), version: visit.version });
