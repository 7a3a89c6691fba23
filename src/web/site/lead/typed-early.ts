type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the visitor has typed or chosen before the page's scripts came, by the name of the field. Call it before hydration. */
export function typedEarly(): Record<string, string> {
  const fields = [...document.querySelectorAll<Field>('#root [name]')].filter(isChanged);
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return field.selectedOptions[0]?.defaultSelected === false && field.value !== '';
  if (field.type === 'radio')
    return (field as HTMLInputElement).checked && !(field as HTMLInputElement).defaultChecked;
  return field.type !== 'file' && field.value !== field.defaultValue;
}
