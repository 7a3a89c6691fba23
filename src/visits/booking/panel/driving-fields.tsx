import { Button } from '#kit/panel/ui/button.tsx';
import { TextField } from '#kit/panel/ui/field.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { PlusIcon, TrashIcon } from '#kit/ui/icons/actions.tsx';
import type { BookingFieldsProps, BookingValues } from './booking-values.ts';

export function DrivingFields({ form }: BookingFieldsProps) {
  const { values, edit, errors } = form;
  const { peakHours, isDrivingOn } = values;
  const set = (next: BookingValues['peakHours']) => edit('peakHours', next);
  const figure = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <div className="grid gap-5">
      <SwitchField
        label="Count driving"
        hint="If this is off, the time between visits is all that crews get."
        isOn={isDrivingOn}
        onChange={(isOn) => edit('isDrivingOn', isOn)}
      />
      {isDrivingOn && (
        <>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField {...form.field('milesPerHour')} {...figure} />
            <TextField {...form.field('peakMilesPerHour')} {...figure} />
          </div>
          <ul aria-label="Peak hours" className="grid gap-3">
            {peakHours.map((peak, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a peak has no id, and its times are being typed
                key={index}
                className="flex items-end gap-3"
              >
                <div className="grid flex-1 grid-cols-2 items-start gap-3">
                  {(['from', 'to'] as const).map((end) => (
                    <TextField
                      key={end}
                      label={end === 'from' ? `Peak ${index + 1} from` : 'To'}
                      type="time"
                      value={peak[end]}
                      error={errors[`peakHours.${index}.${end}`]}
                      onChange={({ target }) => set(peakHours.with(index, { ...peak, [end]: target.value }))}
                    />
                  ))}
                </div>
                <Button
                  variant="quiet"
                  aria-label={`Remove peak ${index + 1}`}
                  onClick={() => set(peakHours.toSpliced(index, 1))}
                >
                  <TrashIcon className="size-4" />
                </Button>
              </li>
            ))}
          </ul>
          <Button className="justify-self-start" onClick={() => set([...peakHours, { from: '', to: '' }])}>
            <PlusIcon className="size-4" />
            Add peak hours
          </Button>
        </>
      )}
    </div>
  );
}
