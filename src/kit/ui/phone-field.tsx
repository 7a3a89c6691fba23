import type { ChangeEvent, ComponentProps } from 'react';
import { formatPhone } from '#kit/text/phone.ts';
import type { FieldText } from './field.tsx';
import { TextField } from './text-field.tsx';

type PhoneFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
    name: string;
    value: string;
    onChange: (value: string) => void;
  };

/** Formats the number as `(503) 555-0142` while it is typed. */
export function PhoneField({ onChange, ...field }: PhoneFieldProps) {
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      {...field}
      onChange={(event) => onChange(formatInPlace(event))}
    />
  );
}

/** Writes the formatted number before React does, so the caret stays after the typed digit. */
function formatInPlace({ target }: ChangeEvent<HTMLInputElement>): string {
  const formatted = formatPhone(target.value);
  if (formatted === target.value) return formatted;
  const caret = target.selectionStart ?? target.value.length;
  const isAtEnd = caret === target.value.length;
  const digitsBefore = target.value.slice(0, caret).replace(/\D/g, '').length;
  target.value = formatted;
  const place = isAtEnd ? formatted.length : placeAfterDigits(formatted, digitsBefore);
  target.setSelectionRange(place, place);
  return formatted;
}

function placeAfterDigits(text: string, count: number): number {
  let left = count;
  let place = 0;
  while (left > 0 && place < text.length) {
    if (/\d/.test(text.charAt(place))) left -= 1;
    place += 1;
  }
  return place;
}
