import type { Testimonial } from '#company/profile/testimonials-texts.ts';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { Stars } from '#kit/ui/stars.tsx';

interface TestimonialsProps {
  eyebrow: string;
  heading: string;
  testimonials: readonly Testimonial[];
}

export function TestimonialsSection({ testimonials, ...heading }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <Section id="testimonials">
      <SectionHeading section="testimonials" {...heading} />
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, and Safari's keyboard scrolls only what has the focus.
        tabIndex={0}
        className="swipe mt-6 lg:mt-12 lg:grid lg:grid-cols-3 lg:gap-6"
      >
        {testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <TestimonialCard {...testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TestimonialCard({ name, initials, location, rating, text, service }: Testimonial) {
  return (
    <figure className="flex h-full flex-col rounded-picture bg-white p-6 shadow-soft ring-1 ring-line/60 lg:p-8">
      <Stars rating={rating} />
      <blockquote className="mt-4 mb-7 lg:text-lg">
        <p>{text}</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-full bg-teal-wash font-display font-bold text-teal"
        >
          {initials}
        </span>
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="text-sm text-ink-soft">{[service, location].filter(Boolean).join(', ')}</span>
        </span>
      </figcaption>
    </figure>
  );
}
