import type { FieldErrors } from './field-errors.ts';

/**
 * What a browser cannot read, such as half a date, it reports as an empty text, which would wipe what was stored.
 * By the `name` of the field.
 */
export function unreadableFields(form: HTMLFormElement): FieldErrors {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  return Object.fromEntries(
    inputs.filter(({ validity }) => validity.badInput).map(({ name, type }) => [name, messages[type]]),
  );
}

/** Of the types of field that can hold what is no value. Every number of the panel's forms is an amount. */
const messages: Partial<Record<string, string>> = {
  date: 'Enter the whole date, or clear it',
  time: 'Enter the whole time, or clear it',
  number: 'Enter an amount in dollars, such as 150.00',
};
