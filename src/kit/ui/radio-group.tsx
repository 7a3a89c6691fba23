import type { ReactNode } from 'react';
import { FieldNotes, type FieldText, labelClass, Optional } from './field.tsx';

interface RadioGroupProps extends FieldText {
  name: string;
  options: readonly { value: string; label: ReactNode }[];
  /** Empty if nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  isRequired?: boolean;
  className?: string;
}

/** The first radio's id is the name, so an error can link to it. */
export function RadioGroup({ name, label, hint, error, isOptional, options, ...group }: RadioGroupProps) {
  const notes = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={`min-w-0 ${group.className ?? ''}`} aria-describedby={notes || undefined}>
      <legend className={labelClass}>
        {label}
        {isOptional && <Optional />}
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map((option, index) => (
          <label key={option.value} className={cardClass} data-invalid={error ? '' : undefined}>
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={option.value}
              checked={group.value === option.value}
              onChange={() => group.onChange(option.value)}
              required={group.isRequired}
              className="size-5 shrink-0 accent-teal outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes id={name} hint={hint} error={error} />
    </fieldset>
  );
}

const cardClass =
  'flex min-h-13 cursor-pointer items-center gap-3 rounded-input border border-control bg-white px-4 py-2.5 hover:border-ink has-checked:border-teal has-checked:bg-teal-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-teal)] has-focus-visible:outline-3 has-focus-visible:outline-teal data-invalid:border-2 data-invalid:border-error';
