export const beforeAfter = {
  beforeLabel: 'Before',
  afterLabel: 'After',
  handleLabel: 'Compare before and after',
  caption: 'Computer-generated illustration, not a photo of a customer’s home.',
  /** Follows the caption that staff entered, if any. */
  photoCaption: 'Photos of a real visit, shown with the customer’s consent.',
} as const;
