import { paths } from '#shared/paths.ts';
import { useProfile } from '#web/profile.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { PhoneIcon } from '#web/ui/icons/contact.tsx';

interface QuoteBandProps {
  heading: string;
  text: string;
  /** Of the link to the calculator. */
  label: string;
  /** The calculator's address, with what it should open with. */
  href?: string;
}

/** The last word of a page: the calculator, or the telephone. */
export function QuoteBand({ heading, text, label, href = paths.calculator }: QuoteBandProps) {
  const profile = useProfile();
  return (
    <Container className="pb-16 lg:pb-24">
      <section
        aria-labelledby="quote-heading"
        className="on-dark grid items-center gap-x-12 gap-y-7 rounded-picture bg-teal-deep p-7 text-white sm:p-10 lg:grid-cols-[1fr_auto] lg:p-14"
      >
        <div>
          <h2 id="quote-heading" className="max-w-[14.6em] text-h2">
            {heading}
          </h2>
          <p className="mt-3 max-w-[33.3em] text-lg text-mint">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={href} variant="sun">
            {label}
          </ButtonLink>
          <ButtonLink href={`tel:${profile.phone.e164}`} variant="light">
            <PhoneIcon className="size-5" />
            {profile.phone.display}
          </ButtonLink>
        </div>
      </section>
    </Container>
  );
}
