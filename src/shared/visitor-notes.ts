/** As the visitor's form shows the notes of a quote. */
export const visitorNotes = {
  label: 'Notes',
  hint: 'Fabric, stains, pets, stairs, parking: anything we should know.',
};
