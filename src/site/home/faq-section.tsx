import type { Faq } from '#company/profile/faqs.ts';
import { getFaqs } from '#company/profile/faqs-texts.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { homePage } from '#site/texts/home-page-texts.ts';

const { faq } = homePage;

/** `details` elements with the same name close each other. */
export function FaqSection({ ownFaqs }: { ownFaqs: readonly Faq[] | null }) {
  const profile = useProfile();
  const usualFaqs = getFaqs(profile);
  const faqs =
    ownFaqs?.flatMap((own) => (own.usual ? usualFaqs.filter(({ usual }) => usual === own.usual) : own)) ??
    usualFaqs;
  if (faqs.length === 0) return null;
  return (
    <Section id="faq" tone="sand">
      <div className="grid gap-4 lg:grid-cols-[1fr_1.7fr] lg:gap-16">
        <div className="self-start lg:sticky lg:top-28">
          <SectionHeading section="faq" {...faq} />
          <p className="mt-2 text-ink-soft">
            {faq.askLead}{' '}
            <a
              href={`tel:${profile.phone.e164}`}
              className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-teal underline underline-offset-4"
            >
              {profile.phone.display}
            </a>
          </p>
        </div>
        <div className="accordion grid gap-2">
          {faqs.map(({ question, answer }) => (
            <details
              key={question}
              name="faq"
              className="group rounded-card bg-white shadow-soft ring-1 ring-line/60"
            >
              <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-card px-5 py-3">
                <h3 className="text-lg">{question}</h3>
                <PlusIcon className="text-teal transition-[rotate] group-open:rotate-45" />
              </summary>
              <p className="max-w-prose px-5 pb-5 text-ink-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
