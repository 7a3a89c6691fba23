import type { ComponentProps } from 'react';
import { controlClass, controlProps, Field, type FieldText } from './field.tsx';

/** Grows with its text where the browser supports that. */
export function TextArea({
  label,
  hint,
  error,
  isOptional,
  className,
  ...area
}: FieldText & ComponentProps<'textarea'> & { name: string }) {
  const id = area.id ?? area.name;
  return (
    <Field {...{ id, label, hint, error, isOptional, className }}>
      <textarea
        rows={3}
        {...area}
        {...controlProps(id, { hint, error })}
        // Browsers scroll only the caret's line into view, and sticky bars may cover the rest.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
        className={`${controlClass} field-sizing-content max-h-96 min-h-32`}
      />
    </Field>
  );
}
