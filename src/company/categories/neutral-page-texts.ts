import type { CategoryWords } from '#company/profile/category-words.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import type { CategoryPage } from './category-pages.ts';

/** The texts of a category's page, with one for each section. */
export type PageTexts = { [Section in keyof CategoryPage]: NonNullable<CategoryPage[Section]> };

/** The page of a category before anybody writes one: made of its words, without claims that only an owner can make. */
export const neutralPage = ({ name, noun, nouns, piece }: CategoryWords): PageTexts => ({
  search: {
    title: `${name} in {city} | {businessShort}`,
    description: `${name} across {county}, with a price you see before you book. See what it costs and pick a day online.`,
  },
  home: {
    text: `Your ${nouns} cleaned with care: we look first, tell you what to expect, and use what suits the material.`,
    typed: capitalized(nouns),
  },
  hero: {
    eyebrow: capitalized(nouns),
    heading: `${name} with a clear price`,
    text: `Tell us about ${piece}, see the price right away, and choose a day that suits you. We take care of the rest.`,
    button: 'Get my price',
  },
  prices: {
    eyebrow: 'Prices',
    heading: 'See what it costs',
    text: 'Add what you need in the calculator. Times are how long we’re there.',
  },
  addOns: { text: 'Small jobs that cost less while we’re already there.' },
  steps: {
    eyebrow: 'How it works',
    heading: 'From first look to final check',
    text: 'The same steps every time, whatever the size of the job.',
    example: '',
    steps: [
      {
        icon: 'search',
        title: 'Look',
        text: 'We look at everything with you, answer your questions, and tell you what to expect before we start.',
        minutes: null,
      },
      {
        icon: 'shield',
        title: 'Prepare',
        text: 'We protect what’s around and set up what the job needs.',
        minutes: null,
      },
      {
        icon: 'sparkle',
        title: 'Clean',
        text: `We work with the method that suits your ${nouns}, and take the time it needs.`,
        minutes: null,
      },
      {
        icon: 'check',
        title: 'Final check',
        text: 'We go over the result with you and put everything back before we leave.',
        minutes: null,
      },
    ],
  },
  points: [],
  beforeAfter: {
    eyebrow: 'Before and after',
    heading: 'Drag to see the difference',
    text: 'Move the handle to see what we did.',
  },
  reviews: { eyebrow: 'Customers', heading: 'What our customers say' },
  areas: {
    eyebrow: 'Where we work',
    heading: `${name} in {cities} around {city}`,
    text: 'Our vans travel up to {radius} miles. Enter your ZIP code in the calculator to check if we serve your area. If we don’t, ask anyway.',
  },
  closing: {
    heading: `See the price for your ${noun}`,
    text: 'Choose what you need and see the total right away.',
    button: 'Get my price',
  },
});
