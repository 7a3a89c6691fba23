import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { preferredTimes } from '#sales/quotes/quote-rules.ts';
import { type Quote, quoteSchema, quoteUpdateSchema } from '#sales/quotes/quotes.ts';
import { visitDays } from '#sales/quotes/visit-days.ts';
import { fullDay } from '#visits/visits/panel/schedule-text.ts';
import { clockLabel, clockMinutes, clockText, readVisitTime } from '#visits/visits/visit-time.ts';
import { useMoveQuote } from './use-move-quote.ts';

/** Sets day and time of a visit. It schedules a quote that was not scheduled yet. */
export function MoveQuoteForm({ quote, onDone }: { quote: Quote; onDone: () => void }) {
  const move = useMoveQuote();
  const form = useEditForm({
    draftKey: `visit:${quote.id}`,
    saved: snapshot(quote),
    labels: { preferredDate: 'Day', part: 'Time', preferredTime: 'Exact time' },
    texts: {
      preferredDate: ({ preferredDate }) => (preferredDate === '' ? '(none)' : fullDay(preferredDate)),
      part: (values) => readVisitTime(toTime(values)).label,
      preferredTime: (values) => readVisitTime(toTime(values)).label,
    },
    schema: quoteUpdateSchema,
    body: (values) => ({
      preferredDate: values.preferredDate,
      preferredTime: toTime(values),
      status: quote.status === 'completed' ? ('completed' as const) : ('scheduled' as const),
    }),
    check: ({ preferredDate, part, preferredTime }) => ({
      ...(preferredDate === '' && { preferredDate: 'Choose a day' }),
      ...(part === exact && preferredTime === '' && { preferredTime: 'Choose a time' }),
    }),
    mutation: { mutationFn: ({ body, version }) => move.mutateAsync({ quote, change: body, version }) },
    recordSchema: quoteSchema,
    snapshot: (present) => (present.isRequestCancelled ? null : snapshot(present)),
    onDone,
  });
  const { first, last } = visitDays();
  return (
    <EditForm noun="visit" form={form} onDone={onDone}>
      <TextField {...form.field('preferredDate')} type="date" min={first} max={last} required />
      <SelectField
        {...form.field('part')}
        // Keeps the customer's own words as a choice.
        options={[
          ...new Set(['', ...preferredTimes, form.saved.part].filter((part) => part !== exact)),
          exact,
        ]}
        texts={{ '': 'Anytime', [exact]: 'At an exact time' }}
      />
      {form.values.part === exact && <TextField {...form.field('preferredTime')} type="time" required />}
    </EditForm>
  );
}

const exact = 'exact';

interface MoveValues {
  preferredDate: string;
  /** Empty for any time, a part of the day, the customer's own words, or `exact`. */
  part: string;
  /** `HH:MM`, used with `exact` only. */
  preferredTime: string;
}

function snapshot({ preferredDate, preferredTime, version }: Quote) {
  const { startMinutes, label } = readVisitTime(preferredTime);
  const part = startMinutes !== null ? exact : label === 'Anytime' ? '' : label;
  const values: MoveValues = {
    preferredDate: preferredDate ?? '',
    part,
    preferredTime: startMinutes === null ? '' : clockText(startMinutes),
  };
  return { values, version };
}

/** As the quote stores it. */
function toTime({ part, preferredTime }: MoveValues) {
  if (part !== exact) return part || null;
  const minutes = clockMinutes(preferredTime);
  return minutes === null ? null : clockLabel(minutes);
}
