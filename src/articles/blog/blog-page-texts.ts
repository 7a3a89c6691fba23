export const blogPage = {
  title: `Cleaning Tips and Advice | {business} Blog`,
  description: ({ nothingDries }: { nothingDries?: true }) =>
    nothingDries
      ? `Practical advice on {pieces} in {city} homes: what to do yourself, and when to stop.`
      : `Practical advice on {pieces} in {city} homes: how to handle a fresh spill, read a care tag, and know when to stop.`,
  /** For the pages of one category. */
  categoryTitle: (category: string) => `${category} | {business} Blog`,
  categoryDescription: (category: string) =>
    `${category}: articles from the {businessShort} Team on keeping {pieces} in {city} homes clean between visits.`,

  eyebrow: `The {businessShort} blog`,
  heading: 'What we’d tell a neighbor',
  text: ({ nothingDries }: { nothingDries?: true }) =>
    `Short, practical articles on ${nothingDries ? 'cleaning' : 'spills, fabrics'} and {city} dust. Nothing to buy, and honest advice on when to put the cloth down.`,

  searchLabel: 'Search articles',
  searchPlaceholder: 'Search articles, tips, and guides...',
  searchButton: 'Search',
  allLabel: 'All Posts',
  featuredLabel: "Editor's Pick",
  loadingLabel: 'Loading articles…',
  failureText: 'We couldn’t load the articles.',
  retryLabel: 'Retry',
  newerLabel: 'Newer articles',
  olderLabel: 'Older articles',
} as const;

/** For article cards on all pages. */
export const postCard = {
  /** The author of every article. */
  team: '{businessShort} Team',
  categoryFallback: 'Article',
  readMoreLabel: 'Read More',
  emptyTitle: 'No blog posts available at this time.',
  emptyText: 'Check back later for expert cleaning tips and advice.',
  minutes: (count: number) => `${count} min read`,
} as const;

/** The title of the feed. */
export const feedName = (business: string) => `${business} Blog`;
