/** What stands in the page's fields and was not put there by the server: typed before the scripts came. Call it before hydration. */
export function typedEarly(): Record<string, string> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('#root [name]')].filter(isFilledIn);
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

/** A select, which has no default value, begins empty. */
const isFilledIn = ({ type, checked, value, defaultValue = '' }: HTMLInputElement) =>
  type === 'radio' ? checked : value !== defaultValue;
