export const beforeAfter = {
  beforeLabel: 'Before',
  afterLabel: 'After',
  handleLabel: 'Compare before and after',
  caption: 'Computer-generated illustration, not a photo of a customer’s home.',
} as const;
