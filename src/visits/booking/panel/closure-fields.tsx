import type { Closure } from '#company/profile/closures.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { TextField } from '#kit/panel/ui/field.tsx';
import { PlusIcon, TrashIcon } from '#kit/ui/icons/actions.tsx';
import type { BookingFieldsProps } from './booking-values.ts';
import { ClosedVisits } from './closed-visits.tsx';

export function ClosureFields({ form: { values, edit, errors } }: BookingFieldsProps) {
  const { closures } = values;
  const set = (next: Closure[]) => edit('closures', next);
  return (
    <div className="grid gap-4">
      <ul aria-label="Closures" className="grid gap-3">
        {closures.map((closure, index) => {
          const getError = (part: keyof Closure) => errors[`closures.${index}.${part}`];
          // One day is the usual closure, and a last day before the first is never meant.
          const changeFrom = ({ target: { value: from } }: { target: { value: string } }) =>
            set(closures.with(index, { ...closure, from, to: closure.to < from ? from : closure.to }));
          const change = (part: keyof Closure) => (event: { target: { value: string } }) =>
            set(closures.with(index, { ...closure, [part]: event.target.value }));
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a closure has no id, and its dates are being typed
              key={index}
            >
              <fieldset className="grid min-w-0 gap-3 rounded-input bg-surface p-3 ring-1 ring-line">
                <legend className="sr-only">Closure {index + 1}</legend>
                <div className="grid items-start gap-3 sm:grid-cols-2">
                  <TextField
                    label="First day"
                    type="date"
                    value={closure.from}
                    error={getError('from')}
                    onChange={changeFrom}
                  />
                  <TextField
                    label="Last day"
                    type="date"
                    min={closure.from}
                    value={closure.to}
                    error={getError('to')}
                    onChange={change('to')}
                  />
                </div>
                <TextField
                  label="Reason"
                  hint="Customers see it"
                  maxLength={100}
                  autoComplete="off"
                  value={closure.reason}
                  error={getError('reason')}
                  onChange={change('reason')}
                />
                <ClosedVisits from={closure.from} to={closure.to} />
                <Button
                  variant="quiet"
                  className="justify-self-end"
                  aria-label={`Remove ${closure.reason || `closure ${index + 1}`}`}
                  onClick={() => set(closures.toSpliced(index, 1))}
                >
                  <TrashIcon className="size-4" />
                  Remove
                </Button>
              </fieldset>
            </li>
          );
        })}
        {closures.length === 0 && <li className="text-ink-soft">No closures.</li>}
      </ul>
      {errors.closures && (
        <p role="alert" data-fault tabIndex={-1} className="text-sm text-danger">
          {errors.closures}
        </p>
      )}
      <Button
        className="justify-self-start"
        onClick={() => set([...closures, { from: '', to: '', reason: '' }])}
      >
        <PlusIcon className="size-4" />
        Add a closure
      </Button>
    </div>
  );
}
