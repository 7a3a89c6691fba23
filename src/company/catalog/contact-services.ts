/** Values and labels of the contact form's service field; apart from the schemas, so that the browser has it without them. */
export const contactServices = {
  furniture: 'Furniture Cleaning',
  carpet: 'Carpet Cleaning',
  mattress: 'Mattress Cleaning',
  multiple: 'Multiple Services',
} as const;
