import { serviceCategories } from '../services.ts';
import type { OwnTestimonial, testimonialPages } from '../testimonials.ts';
import { serviceTestimonials, type Testimonial, testimonials } from './testimonials.ts';

type Page = (typeof testimonialPages)[number];

const of = (page: Page, shown: readonly Testimonial[]): OwnTestimonial[] =>
  shown.map(({ initials: _initials, service = '', ...review }) => ({ page, ...review, service }));

/** The list that an owner starts from. */
export const defaultTestimonials: readonly OwnTestimonial[] = [
  ...of('home', testimonials),
  ...serviceCategories.flatMap((category) => of(category, serviceTestimonials[category])),
];

/** What a page shows: the owner’s list, or the first one until they save theirs. */
export const testimonialsOn = (page: Page, own: readonly OwnTestimonial[] | null): Testimonial[] =>
  (own ?? defaultTestimonials)
    .filter((review) => review.page === page)
    .map(({ page: _page, ...review }) => ({ ...review, initials: initialsOf(review.name) }));

function initialsOf(name: string): string {
  const words = name.split(/\s+/).map((word) => [...word][0]!);
  return [words[0], words.length > 1 ? words.at(-1) : ''].join('').toUpperCase();
}
