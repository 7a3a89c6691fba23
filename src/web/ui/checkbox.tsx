import type { ComponentProps } from 'react';
import { controlProps, FieldNotes, type FieldText } from './field.tsx';

/** One yes-or-no; the whole line is its target. */
export function Checkbox({
  label,
  hint,
  error,
  className = '',
  ...input
}: Omit<FieldText, 'isOptional'> & ComponentProps<'input'> & { name: string }) {
  const id = input.id ?? input.name;
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          {...input}
          {...controlProps(id, { hint, error })}
          type="checkbox"
          className="size-5 shrink-0 accent-teal"
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
