import type { ServiceCategory } from '#company/catalog/services.ts';
import type { OwnTestimonial } from './testimonials.ts';
import { serviceTestimonials, type Testimonial, testimonials } from './testimonials-texts.ts';

const of = (page: string, shown: readonly Testimonial[]): OwnTestimonial[] =>
  shown.map(({ initials: _initials, about: _about, service = '', ...review }) => ({
    page,
    ...review,
    service,
  }));

/** The list that an owner starts from. */
export const defaultTestimonials: readonly OwnTestimonial[] = [
  ...of('home', testimonials),
  ...Object.entries(serviceTestimonials).flatMap(([category, shown]) => of(category, shown)),
];

/** Until the owner saves a list: the default reviews about categories that the company cleans. */
export const testimonialsOn = (
  page: string,
  own: readonly OwnTestimonial[] | null,
  categories: readonly ServiceCategory[],
): Testimonial[] => {
  const usual = testimonials.filter(({ about = [] }) => about.every((one) => categories.includes(one)));
  return (own ?? (page === 'home' ? of(page, usual) : defaultTestimonials))
    .filter((review) => review.page === page)
    .map(({ page: _page, ...review }) => ({ ...review, initials: getInitials(review.name) }));
};

function getInitials(name: string): string {
  const words = name.split(/\s+/).map((word) => [...word][0]!);
  return [words[0], words.length > 1 ? words.at(-1) : ''].join('').toUpperCase();
}
