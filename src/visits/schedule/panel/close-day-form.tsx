import { closureSchema } from '#company/profile/booking.ts';
import { changeSettings } from '#company/settings/panel/settings-mutation.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { TextField } from '#kit/panel/ui/field.tsx';
import { ClosedVisits } from '#visits/booking/panel/closed-visits.tsx';
import { fullDay } from '#visits/visits/panel/schedule-text.ts';

interface CloseDayFormProps {
  date: string;
  onUndo: () => void;
  onDone: () => void;
}

export function CloseDayForm({ date, onUndo, onDone }: CloseDayFormProps) {
  const form = useEditForm({
    saved: { values: { reason: 'Day off' }, version: 0 },
    labels: { reason: 'Reason' },
    schema: closureSchema,
    body: ({ reason }) => ({ from: date, to: date, reason }),
    mutation: {
      mutationFn: ({ body }) => changeSettings(({ closures }) => ({ closures: [...closures, body] })),
      ...mutationCallbacks({
        done: {
          title: 'Day closed',
          text: `Nobody can book ${fullDay(date)}.`,
          action: { label: 'Undo', run: onUndo },
        },
        failed: 'Couldn’t close the day',
      }),
    },
    onDone,
  });
  return (
    <EditForm noun="closure" form={form} saveLabels={['Close the day', 'Closing...']} onDone={onDone}>
      <TextField {...form.field('reason')} hint="Customers see it" autoComplete="off" maxLength={100} />
      <ClosedVisits from={date} to={date} />
    </EditForm>
  );
}
