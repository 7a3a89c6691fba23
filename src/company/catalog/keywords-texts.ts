import type { OfferedCategory } from '#company/profile/category-words.ts';
import { findEntry } from '#kit/text/find-entry.ts';

export const keywords = {
  home: `{titleKinds} cleaning {city}, deep cleaning of {pieces}, {county}`,
  calculator: `cleaning price calculator, cost of cleaning {pieces}, instant cleaning quote, {county}`,
  about: `about {business}, professional cleaners of {pieces}, {county}`,
  blog: `cleaning tips, care of {pieces}, stain removal, {county}`,
  contact: `contact {business}, free cleaning quote, cleaning service phone number, {county}`,
  legal: `{business}, terms, privacy, service agreement`,
} as const;

const knownServices: Record<string, string> = {
  couch: `couch cleaning, sofa cleaning, sectional cleaning, fabric couch cleaning, {county}`,
  chair: `chair cleaning, dining chair cleaning, armchair cleaning, upholstery cleaning, {county}`,
  carpet: `carpet cleaning, carpet steam cleaning, carpet stain removal, rug cleaning, {county}`,
  mattress: `mattress cleaning, mattress sanitizing, dust mite removal, mattress stain removal, {county}`,
};

/** For the page of a category. */
export const getServiceKeywords = ({ slug, name, noun, nouns }: OfferedCategory): string =>
  findEntry(knownServices, slug) ??
  `${name.toLowerCase()}, cleaning of ${nouns}, ${noun} cleaning price, {county}`;
