import type { newsletterSources } from '#articles/newsletter/newsletter.ts';
import { newsletter } from '#articles/newsletter/newsletter-texts.ts';
import { MailIcon } from '#kit/ui/icons/contact.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

export function NewsletterSection({ source }: { source: keyof typeof newsletterSources }) {
  return (
    <section
      aria-labelledby="newsletter-heading"
      className="grid items-center gap-x-16 gap-y-8 rounded-picture bg-sand p-6 sm:p-10 lg:grid-cols-2 lg:p-14"
    >
      <div>
        <MailIcon className="size-9 text-teal" />
        <h2 id="newsletter-heading" className="mt-3 text-h2">
          {newsletter.heading}
        </h2>
        <p className="mt-3 max-w-[30.8em] text-lg text-ink-soft">{newsletter.text}</p>
      </div>
      <NewsletterForm source={source} />
    </section>
  );
}
