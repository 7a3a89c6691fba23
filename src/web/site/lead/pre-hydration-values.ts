/**
 * What stands in the page's fields and was not put there by the views: before hydration, what was typed before the
 * scripts came. It has the fields that the server adds to tell a program from a person (see form-guard-fields.ts) too.
 */
export function preHydrationValues(): Record<string, string> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('#root [name]')].filter(isFilledIn);
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

/** A select, which has no default value, begins empty; a hidden field's default is whatever it holds. */
const isFilledIn = ({ type, checked, value, defaultValue = '' }: HTMLInputElement) =>
  type === 'radio' ? checked : type === 'hidden' || value !== defaultValue;
