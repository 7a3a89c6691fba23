import { enterDollars } from '#kit/money/money-texts.ts';
import { wholeDate, wholeTime } from '#kit/panel/panel-texts.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import type { FieldErrors } from './field-errors.ts';

/**
 * Errors of fields that the browser cannot read, such as half a date, by `name`. Browsers report them as empty, which
 * would wipe the stored value.
 */
export function unreadableFields(form: HTMLFormElement): FieldErrors {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  return Object.fromEntries(
    inputs
      .filter(({ validity }) => validity.badInput)
      .map(({ name, type }) => [name, findEntry(messages, type)]),
  );
}

/** By field type. Every number in the panel's forms is an amount. */
const messages: Partial<Record<string, string>> = {
  date: wholeDate,
  time: wholeTime,
  number: enterDollars,
};
