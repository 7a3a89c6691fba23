import type { ComponentProps } from 'react';
import { controlClass, controlProps, Field, type FieldText } from './field.tsx';
import { ChevronDownIcon } from './icons/arrows.tsx';

export function SelectField({
  label,
  hint,
  error,
  isOptional,
  className,
  options,
  ...select
}: FieldText &
  ComponentProps<'select'> & {
    name: string;
    options: readonly (readonly [value: string, label: string])[];
  }) {
  const id = select.id ?? select.name;
  return (
    <Field {...{ id, label, hint, error, isOptional, className }}>
      <div className="relative">
        <select
          {...select}
          {...controlProps(id, { hint, error })}
          className={`${controlClass} cursor-pointer appearance-none pr-11`}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft" />
      </div>
    </Field>
  );
}
