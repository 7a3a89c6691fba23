import type { ReactNode } from 'react';
import { useTexts } from '#company/profile/site/use-texts.ts';
import { paths } from '#kit/paths/paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { Container } from '#kit/ui/container.tsx';
import { PhoneButton } from './phone-button.tsx';

interface CallToActionProps {
  id: string;
  heading: string;
  text: string;
  className?: string;
  /** The buttons. */
  children: ReactNode;
}

export function CallToAction({ id, heading, text, className = '', children }: CallToActionProps) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className={`on-dark grid items-center gap-x-12 gap-y-7 rounded-picture bg-teal-deep p-7 text-white sm:p-10 lg:grid-cols-[1fr_auto] lg:p-14 ${className}`}
    >
      <div>
        <h2 id={`${id}-heading`} className="max-w-[14.6em] text-h2">
          {heading}
        </h2>
        <p className="mt-3 max-w-[33.3em] text-lg text-mint">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  );
}

interface QuoteBandProps {
  heading: string;
  text: string;
  /** The label of the link to the calculator. */
  label: string;
  /** The calculator's URL, with a category or service to open. */
  href?: string;
}

/** Closes a page with links to the calculator and the phone. */
export function QuoteBand({ href = paths.calculator, ...band }: QuoteBandProps) {
  const { heading, text, label } = useTexts(band);
  return (
    <Container className="pb-16 lg:pb-24">
      <CallToAction id="quote" heading={heading} text={text}>
        <ButtonLink href={href} variant="sun">
          {label}
        </ButtonLink>
        <PhoneButton variant="light" className="sm:whitespace-nowrap" />
      </CallToAction>
    </Container>
  );
}
