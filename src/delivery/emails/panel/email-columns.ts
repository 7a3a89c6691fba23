/** The columns of `EmailRow`. */
export const emailColumns = [
  { label: 'Email' },
  { label: 'About' },
  { label: 'Status' },
  { label: 'What happened' },
  { label: 'Actions', align: 'end' },
] as const;

export const emailColumnWidths =
  '@4xl:grid-cols-[minmax(12rem,1.6fr)_minmax(9rem,1fr)_auto_minmax(11rem,1.4fr)_auto]';
