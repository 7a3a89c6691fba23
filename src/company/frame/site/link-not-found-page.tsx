import { definePage } from '#kit/pages/page.ts';
import { Container } from '#kit/ui/container.tsx';
import { MailIcon } from '#kit/ui/icons/contact.tsx';
import { PhoneButton } from './phone-button.tsx';

interface Texts {
  title: string;
  eyebrow: string;
  heading: string;
  text: string;
}

/** A page for an old or mistyped link from an email. */
export const linkNotFoundPage = (texts: Texts) =>
  definePage<object>({
    kind: 'static',
    path: '*',
    view: () => <LinkNotFound {...texts} />,
    head: () => ({ title: texts.title, description: texts.text }),
  });

function LinkNotFound({ eyebrow, heading, text }: Texts) {
  return (
    <Container className="py-12 lg:py-20">
      <div className="max-w-2xl">
        <MailIcon className="mb-5 size-12 text-teal" />
        <p className="mb-3 font-semibold text-sun-text">{eyebrow}</p>
        <h1 className="text-h1">{heading}</h1>
        <p className="mt-5 text-lg text-ink-soft">{text}</p>
        <PhoneButton variant="sun" className="mt-8" />
      </div>
    </Container>
  );
}
