import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { SheetBody } from '#kit/panel/ui/sheet.tsx';
import type { Quote } from '#sales/quotes/quotes.ts';
import { bookedMinutes } from '#visits/visits/visit-time.ts';
import { newVisitSchema } from '#visits/visits/visits.ts';
import { type AppointmentChoices, AppointmentFields } from './appointment-fields.tsx';
import {
  type AppointmentValues,
  appointmentLabels,
  appointmentTexts,
  checkAppointment,
  placeAppointmentErrors,
  toVisitBody,
} from './appointment-values.ts';
import { FitPicker } from './fit-picker.tsx';
import { useAppointmentChoices } from './use-appointment-choices.ts';
import { bookingCallbacks, postVisit } from './use-book-visit.ts';

interface BookFormProps {
  quote: Quote;
  /** The day to begin with, if the quote has none. */
  date: string;
  onDone: () => void;
}

/** Books a visit of a quote: crew, day, window and address. */
export function BookForm(props: BookFormProps) {
  const choices = useAppointmentChoices(props.quote.customerId);
  if (choices.data) {
    return <LoadedForm {...props} choices={{ ...choices.data, zipCode: props.quote.zipCode }} />;
  }
  return (
    <SheetBody>
      <QueryView query={choices} what="the crews">
        {() => null}
      </QueryView>
    </SheetBody>
  );
}

function LoadedForm({ quote, date, choices, onDone }: BookFormProps & { choices: AppointmentChoices }) {
  const { crews, properties, settings } = choices;
  const isRepeat = quote.status === 'completed';
  const values: AppointmentValues = {
    crewId: String(crews.find(({ isActive }) => isActive)?.id ?? ''),
    date: quote.preferredDate ?? date,
    window: '',
    from: '',
    to: '',
    minutes: String(bookedMinutes(quote.serviceDetails.items, settings.booking)),
    propertyId: String(properties[0]?.id ?? ''),
  };
  const form = useEditForm({
    draftKey: `book:${quote.id}`,
    saved: { values, version: 0 },
    labels: appointmentLabels,
    texts: appointmentTexts(crews),
    schema: newVisitSchema,
    body: (entered) => ({
      quoteId: quote.id,
      kind: isRepeat ? ('re-clean' as const) : ('clean' as const),
      ...toVisitBody(entered),
    }),
    check: checkAppointment,
    place: placeAppointmentErrors,
    mutation: { mutationFn: ({ body, draftId }) => postVisit(body, draftId), ...bookingCallbacks },
    onDone,
  });
  return (
    <EditForm noun="visit" form={form} saveLabels={['Book visit', 'Booking...']} onDone={onDone}>
      {isRepeat && <p className="text-ink-soft">This quote is completed, so the visit is a re-clean.</p>}
      <FitPicker form={form} choices={choices} />
      <AppointmentFields form={form} choices={choices} />
    </EditForm>
  );
}
