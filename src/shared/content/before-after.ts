/** What every before/after comparison says of itself. */
export const beforeAfter = {
  beforeLabel: 'Before',
  afterLabel: 'After',
  handleLabel: 'Move between before and after',
  caption: 'Illustration, drawn by computer: not a photograph of a customer’s home.',
} as const;
