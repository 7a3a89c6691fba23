import type { ComponentProps } from 'react';
import { controlClass, controlProps, Field, type FieldText } from './field.tsx';

/** Several lines of text; grows with what is typed where the browser can. */
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
        // A browser shows only the line with the caret, and leaves the rest under a bar.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
        className={`${controlClass} field-sizing-content max-h-96 min-h-32`}
      />
    </Field>
  );
}
