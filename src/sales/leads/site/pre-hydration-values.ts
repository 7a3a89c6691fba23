/**
 * The field values that React did not render: what was typed before hydration, and the form guard's hidden fields (see
 * form-guard-fields.ts).
 */
export function preHydrationValues(): Record<string, string> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('#root [name]')].filter(isFilledIn);
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

/** A select has no default value and starts empty; a hidden field's default is its value. */
const isFilledIn = ({ type, checked, value, defaultValue = '' }: HTMLInputElement) =>
  /radio|checkbox/.test(type) ? checked : type === 'hidden' || value !== defaultValue;
