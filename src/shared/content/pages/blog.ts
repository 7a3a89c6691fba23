import { business } from '../business.ts';

export const blogPage = {
  title: `Cleaning Tips and Advice | ${business.name} Blog`,
  description: `Plain advice on couches, carpets and mattresses in ${business.address.locality} homes: what to do about a fresh spill, how to read a care tag, when to stop.`,
  /** Of the pages that show one category. */
  categoryTitle: (category: string) => `${category} | ${business.name} Blog`,
  categoryDescription: (category: string) =>
    `${category}: articles by the ${business.teamName} on keeping couches, chairs, carpets and mattresses in ${business.address.locality} homes clean between visits.`,

  eyebrow: `The ${business.shortName} blog`,
  heading: 'What we would tell a neighbor',
  text: `Short, practical articles on spills, fabrics and the dust of ${business.address.locality}. No product to buy, and an honest word on when to put the cloth down.`,

  searchLabel: 'Search the articles',
  searchPlaceholder: 'Search articles, tips, and guides...',
  searchButton: 'Search',
  allLabel: 'All Posts',
  featuredLabel: "Editor's Pick",
  loadingLabel: 'Loading articles…',
  failureText: 'The articles could not be loaded.',
  retryLabel: 'Retry',
  newerLabel: 'Newer articles',
  olderLabel: 'Older articles',
} as const;

/** Of every card of an article, on whichever page. */
export const postCard = {
  categoryFallback: 'Article',
  readMoreLabel: 'Read More',
  emptyTitle: 'No blog posts available at this time.',
  emptyText: 'Check back later for expert cleaning tips and advice.',
  minutes: (count: number) => `${count} min read`,
} as const;
