import type { ReactNode } from 'react';
import { Container } from '#web/ui/container.tsx';
import { MailIcon } from '#web/ui/icons/contact.tsx';

interface NewsletterMessageProps {
  eyebrow: string;
  heading: string;
  text?: string;
  children: ReactNode;
}

/** One thing said, and what can be done about it. */
export function NewsletterMessage({ eyebrow, heading, text, children }: NewsletterMessageProps) {
  return (
    <Container className="py-12 lg:py-20">
      <div className="max-w-2xl">
        <MailIcon className="mb-5 size-12 text-teal" />
        <p className="mb-3 font-semibold text-sun-text">{eyebrow}</p>
        <h1 className="text-h1">{heading}</h1>
        {text && <p className="mt-5 text-lg text-ink-soft">{text}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </Container>
  );
}
