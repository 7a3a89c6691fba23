/**
 * Labels each text of a quote: in the form, on its last step, and in the email to the owner. The type check fails for a
 * text without an entry here, or without its translation.
 */
export const visitorLabels = {
  notes: {
    label: 'Notes',
    hint: 'Fabric, stains, pets, stairs, parking: anything we should know.',
  },
};
