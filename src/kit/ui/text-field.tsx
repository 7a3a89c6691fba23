import type { ComponentProps } from 'react';
import { controlClass, controlProps, Field, type FieldText } from './field.tsx';

/** The id defaults to the name. */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  className,
  ...input
}: FieldText & ComponentProps<'input'> & ({ name: string } | { id: string })) {
  const id = input.id ?? input.name ?? '';
  return (
    <Field {...{ id, label, hint, error, isOptional, className }}>
      <input type="text" {...input} {...controlProps(id, { hint, error })} className={controlClass} />
    </Field>
  );
}
