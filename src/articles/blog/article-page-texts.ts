export const articlePage = {
  /** The page uses the longest that fits. */
  titleSuffixes: [` | {business} Blog`, ` | {businessShort} Blog`, ` | {businessShort}`] as const,
  descriptionFallback: `An article from the {businessShort} Team on cleaning and caring for {pieces} in {city} homes.`,

  backLabel: 'Back to Blog',
  summaryLabel: 'Summary',
  contentsLabel: 'In this article',
  emptyBody: 'Article content is unavailable',

  callToAction: {
    heading: 'Need Professional Cleaning Services?',
    text: 'Tell us what you’re dealing with and hear from a real person, or add your pieces and see the price right away.',
    estimateLabel: 'Get Free Estimate',
    calculatorLabel: 'Price Calculator',
  },

  related: { heading: 'Related Articles', allLabel: 'All Articles' },

  notFound: {
    title: 'Article Not Found',
    text: 'The requested article does not exist or has been removed.',
    description:
      'The requested article does not exist or has been removed. Find our other articles on caring for {pieces} on the blog.',
  },
} as const;

/** A table in an article, for screen readers. */
export const tableLabel = 'Table';
