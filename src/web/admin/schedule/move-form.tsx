import { type SubmitEvent, useState } from 'react';
import { preferredTimes } from '#shared/quote-rules.ts';
import { type Quote, quoteSchema, quoteUpdateSchema } from '#shared/quotes.ts';
import { visitDays } from '#shared/visit-days.ts';
import { clockLabel, clockMinutes, clockText, readVisitTime } from '#shared/visit-time.ts';
import { conflictingRecord } from '../editing/conflicting-record.ts';
import { EditForm } from '../editing/edit-form.tsx';
import { type FieldErrors, focusFirstError, serverErrors, validate } from '../editing/field-errors.ts';
import type { FieldWords } from '../editing/form-notices.tsx';
import { unreadableFields } from '../editing/unreadable-fields.ts';
import { useRecordForm } from '../editing/use-record-form.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { fullDay } from './schedule-words.ts';
import { useMoveVisit } from './use-move-visit.ts';

/** Day and time of a visit with the phone's own pickers. A quote that was not scheduled yet is so afterwards. */
export function MoveForm({ quote, onDone }: { quote: Quote; onDone: () => void }) {
  const form = useRecordForm(`visit:${quote.id}`, savedPart(quote));
  const [errors, setErrors] = useState<FieldErrors>({});
  const move = useMoveVisit();
  const { values, saved, edit } = form;
  const { first, last } = visitDays();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const isTimed = values.part !== exact || values.clock !== '';
    const change = {
      preferredDate: values.date,
      preferredTime: isTimed ? timeOf(values) : null,
      status: quote.status === 'completed' ? ('completed' as const) : ('scheduled' as const),
    };
    const found: FieldErrors = {
      ...validate(quoteUpdateSchema, change),
      ...(values.date === '' && { preferredDate: 'Choose a day' }),
      ...(!isTimed && { preferredTime: 'Choose a time' }),
      ...unreadableFields(element),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(element);
    move.mutate(
      {
        quote,
        change,
        version: form.version,
      },
      {
        onSuccess: () => {
          form.finish();
          onDone();
        },
        onError: (error) => {
          const present = conflictingRecord(quoteSchema, error);
          if (present?.isRequestCancelled) {
            form.finish();
            return onDone();
          }
          if (present) form.rebase(savedPart(present));
          setErrors(serverErrors(error));
          focusFirstError(element);
        },
      },
    );
  };

  // What the customer wrote stays one of the choices.
  const written = isWritten(saved.part) ? saved.part : null;
  return (
    <EditForm
      noun="visit"
      form={form}
      words={words}
      isSaving={move.isPending}
      onSubmit={submit}
      onDone={onDone}
    >
      <TextField
        label="Day"
        name="preferredDate"
        type="date"
        min={first}
        max={last}
        required
        value={values.date}
        error={errors.preferredDate}
        onChange={(event) => edit('date', event.target.value)}
      />
      <SelectField label="Time" value={values.part} onChange={(event) => edit('part', event.target.value)}>
        <option value="">Anytime</option>
        {preferredTimes.map((part) => (
          <option key={part}>{part}</option>
        ))}
        {written && <option>{written}</option>}
        <option value={exact}>At an exact time</option>
      </SelectField>
      {values.part === exact && (
        <TextField
          label="Exact time"
          name="preferredTime"
          type="time"
          required
          value={values.clock}
          error={errors.preferredTime}
          onChange={(event) => edit('clock', event.target.value)}
        />
      )}
    </EditForm>
  );
}

const exact = 'exact';

interface MoveValues {
  date: string;
  /** Empty for any time, a part of the day, what somebody wrote, or `exact`. */
  part: string;
  /** `HH:MM`; counts with `exact` only. */
  clock: string;
}

const savedPart = ({ preferredDate, preferredTime, version }: Quote) => {
  const { startMinutes, label } = readVisitTime(preferredTime);
  const part = startMinutes !== null ? exact : label === 'Anytime' ? '' : label;
  const clock = startMinutes === null ? '' : clockText(startMinutes);
  return { values: { date: preferredDate ?? '', part, clock }, version };
};

const isWritten = (part: string) =>
  part !== '' && part !== exact && !preferredTimes.some((known) => known === part);

/** As the quote stores it. */
const timeOf = ({ part, clock }: MoveValues) =>
  part === exact ? clockLabel(clockMinutes(clock)!) : part || null;

const words: FieldWords<MoveValues> = {
  date: ({ date }) => ['Day', date === '' ? '(none)' : fullDay(date)],
  part: (values) => ['Time', timeWords(values)],
  clock: (values) => ['Time', timeWords(values)],
};

const timeWords = (values: MoveValues) => readVisitTime(timeOf(values)).label;
